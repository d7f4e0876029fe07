/**
 * Given names as people of the Gulf and the Arab countries write them: the Arabic one, then its spellings in Latin letters. The first spelling is
 * what is suggested; all of them lead back to the Arabic one. A spelling that two names share belongs to the first.
 */
export const givenNames = `
محمد Mohammed Muhammad Mohammad Mohamed Mohamad Muhammed
أحمد Ahmed Ahmad
محمود Mahmoud Mahmood Mahmud
حامد Hamed Hamid
حمد Hamad
حميد Humaid Hameed
حمدان Hamdan
حمود Hamoud Humoud
عبيد Obaid Ubaid
علي Ali Aly
عمر Omar Umar Omer
عمرو Amr Amro
عثمان Othman Uthman Osman
أبوبكر Abubakr Abubakar
خالد Khalid Khaled
وليد Waleed Walid
سعد Saad
سعود Saud Saoud
سعيد Saeed Said Saied
مسعود Masoud Masood
سلطان Sultan
سلمان Salman
سليمان Sulaiman Suleiman Soliman Sulayman
سالم Salem Salim
سلام Salam
سلامة Salama
سامي Sami Samy
سمير Samir Sameer
سامر Samer
سيف Saif Seif Sayf
فهد Fahad Fahd
فيصل Faisal Faysal Feisal
فواز Fawaz Fawwaz
فارس Faris Fares
فؤاد Fouad Fuad
فراس Firas Feras
فادي Fadi Fady
فاروق Farouk Farooq Faruq
فريد Farid Fareed
فوزي Fawzi Fawzy
بندر Bandar
بكر Bakr
بدر Badr Bader
بسام Bassam
باسل Basil Basel
باسم Basem Basim
بشار Bashar
بشير Bashir Basheer
بلال Bilal Belal
تركي Turki Turky
تامر Tamer
طارق Tariq Tarek Tareq
طلال Talal
طه Taha
ثامر Thamer Thamir
جابر Jaber Jabir
جاسم Jassim Jasim Jassem
جمال Jamal Gamal
جميل Jamil Jameel
جعفر Jaafar Jafar Jaffar
جواد Jawad
حسن Hassan Hasan
حسين Hussein Hussain Husain Hosein Hossein
حسام Husam Hossam Hussam
حاتم Hatem Hatim
حازم Hazem Hazim
حمزة Hamza Hamzah
حيدر Haidar Haider Hayder
خليل Khalil Khaleel
خليفة Khalifa Khalifah
خلف Khalaf
خلدون Khaldoun Khaldun
داود Dawood Daoud Dawud
راشد Rashid Rashed
رشيد Rasheed
رائد Raed Raid
رامي Rami Ramy
رياض Riyadh Riyad Riad
زايد Zayed
زياد Ziyad Ziad
زيد Zaid Zayd
زكريا Zakaria Zakariya
صالح Saleh Salih
صلاح Salah
صقر Saqr Saqer
ضاري Dhari
ضياء Diaa Dhia Diya
عادل Adel Adil
عامر Amer
عمار Ammar
عماد Imad Emad
عصام Essam Issam Isam
عيسى Issa Eisa Isa Essa
عزام Azzam
علاء Alaa Ala
غانم Ghanem Ghanim
غازي Ghazi
قاسم Qasim Qassem Kassem Qasem
كريم Kareem Karim
كمال Kamal
ماجد Majed Majid Maged
مازن Mazen Mazin
مالك Malik Malek
مبارك Mubarak Mobarak
متعب Mutaib Miteb Moteb
مروان Marwan
مشاري Mishari Meshari Mishary
مشعل Mishal Meshal Mishaal
مصطفى Mustafa Mostafa Moustafa Mustapha
معاذ Muath Moaz Muadh Moath
منصور Mansour Mansoor Mansur
مهند Muhannad Mohannad Mohanad
موسى Mousa Musa Moussa Moosa
ناصر Nasser Nasir Naser
نايف Naif Nayef
نواف Nawaf Nawwaf
نبيل Nabil Nabeel
نادر Nader
نزار Nizar
نور Noor Nour Nur
نورالدين Noureddine
هاني Hani Hany
هادي Hadi
هشام Hisham Hesham Hicham
هيثم Haitham Haytham
وائل Wael Wail
وسام Wissam Wisam Wesam
ياسر Yasser Yasir Yaser
ياسين Yassin Yaseen Yasin
يحيى Yahya Yehia Yahia
يزيد Yazeed Yazid
يعقوب Yaqoub Yacoub Yaqub
يوسف Yousef Youssef Yusuf Yousuf Yosef
يونس Younis Yunus Younes
إبراهيم Ibrahim Ebrahim Ibraheem
إسماعيل Ismail Ismael Esmail
إسحاق Ishaq Isaac
إدريس Idris Idriss
إياد Iyad Eyad
إيهاب Ihab Ehab
أسامة Osama Usama Osamah
أنس Anas
أنور Anwar
أيمن Ayman Aiman
أيوب Ayoub Ayyub Ayub
أكرم Akram
أشرف Ashraf
أمجد Amjad
أمين Amin Ameen
أمير Amir Ameer
آدم Adam
سارة Sarah Sara
نورة Noura Nourah Norah Nora
نوف Nouf Noaf
منيرة Munira Monira Muneera
مريم Maryam Mariam Maryem Miriam
فاطمة Fatima Fatimah Fatema Fatma
عائشة Aisha Aishah Ayesha Aysha
خديجة Khadija Khadijah Khadeeja
زينب Zainab Zeinab Zaynab
أمل Amal
آمال Aamal
آمنة Amna Amina Amnah
رؤى Ruaa Roaa
مؤمن Moamen Mumin
رضا Reda Rida
يزن Yazan
وعد Waad
جنى Jana
ميار Mayar
شادن Shaden
لجين Lujain Lojain
أميرة Amira Ameera
أسماء Asma Asmaa
أروى Arwa
أريج Areej Arij
آلاء Aalaa
إيمان Iman Eman
أماني Amani
أسيل Aseel Asil
بشرى Bushra Boshra
بدور Budoor Bodour
بسمة Basma Basmah
جواهر Jawaher Jawahir
جميلة Jamila Jameela
جود Joud Jood
حصة Hessa Hissa Hussa
حنان Hanan
حليمة Halima Haleema
خلود Khulood Kholoud Khuloud
دانة Dana Danah
دانا Dana
دلال Dalal
دعاء Duaa Doaa
دينا Dina Deena
رنا Rana
رانيا Rania Ranya
ريم Reem Rim
ريما Rima Reema
رغد Raghad
رهف Rahaf
رزان Razan
رحاب Rehab Rihab
زهراء Zahra Zahraa
زهرة Zahrah
سلمى Salma Selma
سمر Samar
سميرة Samira Sameera
سعاد Suad Souad
سهام Siham Seham
سحر Sahar
شذى Shatha Shaza
شروق Shorouq Shurooq
شيماء Shaima Shaimaa Shaymaa
شهد Shahd Shahad
شيخة Shaikha Sheikha
صفية Safiya Safia
صفاء Safaa Safa
ضحى Duha Doha
عبير Abeer Abir
عهود Ohoud Uhud
غادة Ghada Ghadah
غدير Ghadeer Ghadir
فرح Farah
فوزية Fawzia Fouzia
لطيفة Latifa Lateefa
لانا Lana
لمى Lama Lamaa
لميس Lamis Lamees
لولوة Lulwa Lolwah Lulua
ليلى Layla Laila Leila Leyla
لينا Lina Leena
لين Leen
مها Maha
مي Mai May
ميساء Maysa Maisa
منى Mona Muna
منال Manal
مشاعل Mashael Mashail
موضي Moudi Modhi
مروة Marwa Marwah
نجلاء Najla Nagla
نجود Nojoud Nujood
ندى Nada
نادية Nadia Nadiya
نهى Noha Nuha
نوال Nawal
هبة Heba Hiba
هدى Huda Hoda
هند Hind
هنادي Hanadi
هيا Haya
هيفاء Haifa Hayfa
هالة Hala Halah
وفاء Wafaa Wafa
وجدان Wejdan Wijdan
ياسمين Yasmin Yasmine Jasmine Yasmeen
يارا Yara
يسرى Yusra Yosra
ابتسام Ibtisam Ebtisam
انتصار Intisar
هاجر Hajar Hager
حياة Hayat
رحمة Rahma Rahmah
سمية Sumaya Sumayyah Somaya
`
