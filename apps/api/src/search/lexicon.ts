import { fold } from '@masar/text'

/**
 * Words that no stemmer brings together: broken plurals, terms that Arabic took over with the letters they are written in elsewhere,
 * names with several spellings, British and American spelling. One family a line.
 */
const families = `
  إكسل إكسيل اكسل excel
  بريد إيميل ايميل email mail
  بايثون بيثون python
  جافا java
  جافاسكربت جافاسكريبت javascript
  رست rust
  ويب وب web
  إنترنت انترنت internet
  أونلاين online
  يونيكود unicode
  تيبوغرافيا تايبوغرافي تيبوغرافي طباعة typography typographic
  جرافيك غرافيك جرافيكس graphic
  فيديو video
  كود شيفرة شفرة code
  جوجل غوغل قوقل google
  ورد word
  باوربوينت بوربوينت powerpoint
  فوتوشوب photoshop
  ماركتنج تسويق marketing
  روبوت روبوتات robot
  بلوكتشين blockchain
  ديجيتال رقمي digital
  كمبيوتر كومبيوتر حاسوب حاسب حواسيب computer
  موبايل جوال هاتف هواتف mobile
  خوارزمية خوارزميات algorithm
  ضريبة ضرائب
  فاتورة فواتير
  ميزانية ميزانيات موازنة موازنات
  متجر متاجر دكان دكاكين محل محلات
  مشروع مشاريع مشروعات
  فريق فرق أفرقة
  جدول جداول
  برمجة برامج برنامج مبرمج برمجيات برمجي
  كتاب كتب
  كتابة كتابات
  درس دروس
  دورة دورات
  لغة لغات
  خط خطوط font calligraphy
  حرف حروف أحرف
  صفحة صفحات
  واجهة واجهات
  رسالة رسائل
  تقرير تقارير
  خطة خطط
  خطوة خطوات
  مهمة مهام مهمات
  اجتماع اجتماعات
  قائد قادة قواد قيادي
  قيادة قيادات
  مدير مدراء مديرون
  موظف موظفون
  شركة شركات
  عميل عملاء زبون زبائن
  بيان بيانات
  تحليل تحاليل تحليلات محلل محللون
  رقم أرقام
  عدد أعداد
  نموذج نماذج
  آلة آلات آلي machine
  تعلم تعليم
  أساس أساسيات أسس
  مبدأ مبادئ
  قاعدة قواعد
  نظام أنظمة نظم
  موقع مواقع
  أداة أدوات
  طريقة طرق طرائق
  سوق أسواق
  سهم أسهم
  صورة صور
  لون ألوان
  قصة قصص
  حل حلول
  فكرة أفكار
  خطر أخطار مخاطر مخاطرة
  هدف أهداف
  قائمة قوائم
  ملف ملفات
  تمرين تمارين
  رسم رسوم رسومات
  سؤال أسئلة
  جواب أجوبة إجابة
  مال أموال
  مصروف مصاريف مصروفات
  قسط أقساط
  راتب رواتب
  عقد عقود
  تكلفة تكاليف كلفة
  سعر أسعار
  عمل أعمال
  حق حقوق
  علم علوم
  مهارة مهارات
  كلمة كلمات
  نص نصوص
  جملة جمل
  خطأ أخطاء
  دالة دوال
  شرط شروط
  عنصر عناصر
  رابط روابط
  خاصية خصائص
  شاشة شاشات
  زر أزرار
  إطار أطر
  قانون قوانين
  معلم معلمون مدرس مدرسون
  طالب طلاب طلبة
  طبيب أطباء
  وظيفة وظائف
  وثيقة وثائق
  وسيلة وسائل
  مورد موارد
  مصدر مصادر
  مرجع مراجع
  منهج مناهج
  مكتب مكاتب
  مدرسة مدارس
  مصنع مصانع
  فندق فنادق
  بنك بنوك
  صك صكوك
  دين ديون
  شبكة شبكات
  تطبيق تطبيقات
  تصميم تصاميم تصميمات
  مصمم مصممون
  مهندس مهندسون
  محاسب محاسبون
  محاسبة محاسبات
  شعار شعارات
  تجربة تجارب
  خبرة خبرات
  علامة علامات
  لوحة لوحات
  منتج منتجات
  حاسبة حاسبات
  colour color
  organise organize
  analyse analyze
  analysis analyses analyst
  optimise optimize
  visualisation visualization
  programme program
  child children
  manage manager managing management
  lead leader leading leadership
  design designer designing
  automate automation automated automating أتمتة أوتوميشن
  instalment installment
  إلكتروني إلكترونية إلكترونيات electronic
  إنجليزي إنجليزية إنكليزي إنكليزية english
  عربي عربية arabic
  لعبة ألعاب
  لفظ ألفاظ
  لغز ألغاز
  ألم آلام
  ألماني ألمانية ألمان
  person people
  mohammed muhammad mohamed mohammad
  layla leila laila leyla
  yousef youssef yusuf yousuf
  omar umar omer
  khalid khaled
  mariam maryam miriam
  sara sarah
  noura nora norah
  benali benaly
`

const members: string[][] = families
  .trim()
  .split('\n')
  .map(line => fold(line).split(' '))

const related = new Map<string, string[]>()
for (const family of members)
  for (const word of family)
    related.set(word, [...new Set([...(related.get(word) ?? []), ...family.filter(other => other !== word)])])

/** Whether this folded word, without its article, is one that the table knows. */
export const isListed = (word: string): boolean => related.has(word)

/** The words that mean the same as this folded one, without their articles. */
export const relatedTo = (word: string): readonly string[] => related.get(word) ?? []

/** Every word of the table, folded. */
export const listedWords: readonly string[] = [...related.keys()]

const spellings = new Map(
  families
    .trim()
    .split(/\s+/)
    .map(word => [fold(word), word]),
)
/** A folded word with the hamzas and the ة that the table writes it with. */
export const listedSpelling = (word: string): string => spellings.get(word) ?? word

/** What says nothing by itself: left out where something else was typed too. */
const fillers = new Set(
  fold('في من إلى على عن مع أو و بين the a an of in on for to and or with at by from').split(' '),
)
export const isFiller = (word: string): boolean => fillers.has(word)
