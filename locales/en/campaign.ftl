## campaign
