/**
 * Names of families, and of God behind «عبد», as people of the Gulf and the Arab countries write them: the Arabic one, then its spellings in Latin letters. The first spelling is
 * what is suggested; all of them lead back to the Arabic one. A spelling that two names share belongs to the first.
 */
export const familyNames = `
الله Allah
رحمن Rahman Rahmaan
رحيم Rahim Raheem
عزيز Aziz Azeez
لطيف Latif Lateef
مجيد Majeed
محسن Mohsen Muhsin Mohsin
ملك Malak
هادية Hadia
وهاب Wahab Wahhab
رزاق Razzaq Razaq
سلامي Salami
باري Bari
غني Ghani
غفور Ghafoor Ghafour
قادر Qader Qadir Kader
جليل Jalil Jaleel
حكيم Hakim Hakeem
حليم Halim Haleem
خالق Khaleq Khaliq
دين Din Deen
غامدي Ghamdi
زهراني Zahrani
قحطاني Qahtani Kahtani
عتيبي Otaibi Utaibi Otaiby
مطيري Mutairi Mutayri Motairi
دوسري Dosari Dossari Dawsari Dosary
شمري Shammari Shamri Shammary
حربي Harbi Harby
عنزي Anazi Enezi Anzi Enazi
شهري Shehri Shahri Shehry
شهراني Shahrani
عسيري Asiri Aseeri
قرني Qarni Garni Karni
مالكي Maliki Malki
سبيعي Subaie Subaiei Sobaie
سهلي Sahli
رشيدي Rashidi Rasheedi
بلوي Balawi
جهني Juhani Johani
ثبيتي Thubaiti
سلمي Sulami Solami
حارثي Harthi Harithi
خالدي Khalidi Khaldi
هاجري Hajri
مري Marri
كعبي Kaabi
كواري Kuwari Kawari
نعيمي Nuaimi Naimi Noaimi
ظاهري Dhaheri Daheri
منصوري Mansoori Mansouri
شامسي Shamsi
كتبي Ketbi
سويدي Suwaidi Sowaidi Suwaydi
مزروعي Mazrouei Mazroui
مهيري Muhairi Mheiri
فلاسي Falasi
رميثي Romaithi Rumaithi
بلوشي Balushi Baloushi Blushi
حبسي Habsi
رواحي Rawahi
بوسعيدي Busaidi
حارثية Harthia
لواتي Lawati
زدجالي Zadjali
صباح Sabah
عجمي Ajmi
عازمي Azmi Azemi
فضلي Fadhli
كندري Kandari
ظفيري Dhafiri
نهيان Nahyan
مكتوم Maktoum
ثاني Thani
قاسمي Qasimi Qassimi
نعمان Numan Noman
شرقي Sharqi
معلا Mualla
فيصلي Faisali
شيخ Sheikh Shaikh
أنصاري Ansari
هاشمي Hashimi Hashemi
حسيني Husseini Hussaini
حسني Hosni Hasani
مصري Masri Masry
شامي Shami
حلبي Halabi
دمشقي Dimashqi
بغدادي Baghdadi
جبوري Jubouri Jabouri
تميمي Tamimi
دليمي Dulaimi
عبيدي Obaidi
ساعدي Saadi Saedi
سيد Sayed Sayyid Sayed
نجار Najjar Naggar
حداد Haddad
خطيب Khatib Khateeb
خياط Khayyat Khayat
عطار Attar
صايغ Sayegh
قاضي Qadi Kadi
عمري Omari
عمودي Amoudi
غيث Ghaith
بلخي Balkhi
باحارث Baharith
بامحرز Bamahriz
سديري Sudairi Sudairy
مقرن Muqrin
عبدالله Abdullah
راجحي Rajhi
فوزان Fawzan
عثيمين Othaimeen Uthaymin
سعدي Saadi
عيد Eid
عبد Abd
درويش Darwish Darweesh
شريف Sharif Shareef Sherif
حجازي Hijazi Hegazi
منياوي Minyawi
زغلول Zaghloul
عوض Awad
مرزوق Marzouq Marzouk
رمضان Ramadan
شعبان Shaaban
رجب Ragab Rajab
خميس Khamis
جمعة Jumaa Gomaa
حبيب Habib Habeeb
نصر Nasr
عطية Attia Atiya
عودة Odeh Awda
خوري Khoury Khouri
معلوف Maalouf
جبران Gibran Jubran
بطرس Boutros
جورج George
ميشيل Michel
إلياس Elias
مايكل Michael
ماري Marie Mary
جون John
ديفيد David
دانيال Daniel
توماس Thomas
روبرت Robert
أليكس Alex
آنا Anna
إيما Emma
صوفيا Sofia Sophia
كندي Kindi Kendi
فاضل Fadel Fadhel Fadil
خوجة Khoja
مدني Madani
بركاتي Barakati
صبحي Subhi Sobhi
فلاتة Fallatah Fallata
سندي Sindi
بخاري Bukhari
قطان Qattan
نصيف Naseef
عيضة Eidah
باوزير Bawazir
فقيه Faqih
باعشن Baeshen
زبيدي Zubaidi
يامي Yami
سلمان Salman
شهاب Shihab
خان Khan
إقبال Iqbal
شاه Shah
`
