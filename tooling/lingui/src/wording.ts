/** A wording that may not come back. */
export interface WordingRule {
  /** What is wrong with it, and what to write instead. */
  why: string
  pattern: RegExp
  /** A text with this wording: the check proves each rule by it. */
  caught: string
  /** A text close to it that is right. */
  fine: string
}

/** Before or after an Arabic word: no letter and no vowel sign. */
const start = '(?<![ء-ي\\u064B-\\u0652])'
const end = '(?![ء-ي\\u064B-\\u0652])'
const words = (...list: string[]): RegExp => new RegExp(`${start}(?:${list.join('|')})${end}`)

/** Retired by the glossary: one Arabic word for each thing. These hold for the texts of a site and its courses, too. */
const retiredWords: WordingRule[] = [
  {
    why: 'a learner is متعلّم, an instructor معلّم, both with shadda',
    pattern: /متعلم|حساب طالب|مدرّب/,
    caught: 'أسلوب المدرّب',
    fine: 'أسلوب المعلّم مع كل متعلّم',
  },
  {
    why: 'one enrols in a course: التحق بـ, not التسجيل',
    pattern: /(?:بعد|عند) التسجيل في|للمسجلين|سُ?جّ?لت في «|سجّلت فيها/,
    caught: 'يُفتح بعد التسجيل في الدورة',
    fine: 'يُفتح بعد الالتحاق بالدورة',
  },
  {
    why: 'a course is assigned by تكليف: كلّف بـ',
    pattern: /مُسند|تُسنَد|أسنِد|تعيينات/,
    caught: 'دورات مُسندة إليك',
    fine: 'دورات كلّفتك بها شركتك',
  },
  {
    why: 'a due date is آخر موعد, overdue متأخر',
    pattern: /(?:تاريخ|تواريخ|موعد|مواعيد) استحقاق|مستحق منذ/,
    caught: 'دورات لها تاريخ استحقاق',
    fine: 'دورات لكل منها آخر موعد',
  },
  {
    why: 'a lesson open to everyone is درس مفتوح',
    pattern: /عيّنة مجانية|متاح للتجربة|مفتوح(?:ة|ان)? للجميع/,
    caught: 'هذا الدرس عيّنة مجانية',
    fine: 'هذا درس مفتوح',
  },
  {
    why: 'source code is شيفرة',
    pattern: words('(?:ال|بال|لل|و|وال|ب|ل)?كود'),
    caught: 'ننسخ الكود',
    fine: 'خوارزمية يونيكود والشيفرة',
  },
  {
    why: 'the country is الدولة, its calling code مفتاح الدولة',
    pattern: /البلد(?![ء-ي])|رمز الدولة/,
    caught: 'مدينة في البلد المحدد',
    fine: 'مدينة في الدولة المحددة، ومفتاح الدولة',
  },
  {
    why: 'a certificate has رمز التحقّق',
    pattern: /رقم تحقّ?ق|رمز الشهادة/,
    caught: 'على كل شهادة رقم تحقق',
    fine: 'لكل شهادة رمز التحقّق',
  },
  {
    why: 'the portal is بوابة الشركات, the studio استوديو المعلّم',
    pattern: words('(?:ال|لل)?بوابة الشركة', 'استوديو التعليم', '(?:ال|لل)استوديو'),
    caught: 'فتح بوابة الشركة',
    fine: 'استوديو المعلّم وبوابة الشركات',
  },
  {
    why: 'there is no such page: الملف الشخصي or إعدادات الإشعارات',
    pattern: /(?:من|صفحة|في) الإعدادات/,
    caught: 'احذف حسابك من الإعدادات',
    fine: 'احذف حسابك من ملفك الشخصي',
  },
  {
    why: 'captions are ترجمة مكتوبة, a default is افتراضي, the clock runs on الخادم, a catalogue is دليل',
    pattern: /ترجمة نصية|المبدئي|ساعة الخادم|كتالوج/,
    caught: 'لدروس الفيديو ترجمة نصية',
    fine: 'لدروس الفيديو ترجمة مكتوبة',
  },
]

/** Signs that a file's own syntax may need: for the catalogues. */
const punctuation: WordingRule[] = [
  {
    why: 'Arabic has commas, semicolons and question marks of its own, with the space after them',
    pattern: /[ء-ي][,;?]|[ء-ي] [،؛؟.:!]|[،؛][ء-ي]/,
    caught: 'أهلًا ، ومرحبًا',
    fine: 'أهلًا، ومرحبًا',
  },
  { why: 'quotation marks are « »', pattern: /"[ء-ي]/, caught: 'زر "متابعة"', fine: 'زر «متابعة»' },
  { why: 'one space between words', pattern: /[ء-ي] {2}/, caught: 'كلمة  كلمة', fine: 'كلمة كلمة' },
]

/** How Arabic is spelt. */
const spelling: WordingRule[] = [
  { why: 'an ellipsis is one sign: …', pattern: /\.\.\./, caught: 'جارٍ التحميل...', fine: 'جارٍ التحميل…' },
  { why: 'tanwin stands before its alef: ًا', pattern: /اً/, caught: 'شكراً', fine: 'شكرًا' },
  { why: 'no shadda before tanwin: يًا', pattern: /يًّا(?![ء-ي])/, caught: 'إضافيًّا', fine: 'إضافيًا' },
  {
    why: 'و is written to its word',
    pattern: new RegExp(`${start}و [ء-ي]`),
    caught: 'اسم و بريد',
    fine: 'اسم وبريد',
  },
  { why: 'no kashida', pattern: /ـ[ء-ي]/, caught: 'مرحبـا', fine: 'مرحبا بـ «مسار»' },
]

/** How Masar speaks to the person who reads: for the sentences of the product. */
const voice: WordingRule[] = [
  {
    why: 'no «تم»: say what happened, or who did it',
    pattern: words('[وف]?(?:تمّ?|يتمّ?|سيتمّ?|تمت|جرى)'),
    caught: 'تم تسليم الاختبار',
    fine: 'وصلنا اختبارك، وهذا أهم ما فيه',
  },
  {
    why: 'no formula of politeness: a short order, or يمكنك',
    pattern: /يُرجى|الرجاء/,
    caught: 'يُرجى الانتظار',
    fine: 'انتظر لحظة',
  },
  {
    why: 'an order is said to the person: اختر, أدخل, حاول',
    pattern: new RegExp(
      `${start}تمكن (?:ال|إعادة)|يلزم (?:حرف|# |اختيار|إدخال|طلب|تسجيل|الدخول|بريد)|يُ(?:حتفظ|ختار) ب`,
    ),
    caught: 'يلزم اختيار الدولة أولًا',
    fine: 'اختر الدولة أولًا',
  },
  {
    why: 'a calque: write سبق أن, حاول مرة أخرى, تلقائيًا, شخص من فريقنا',
    pattern: /من قبل(?:،| أو|[.:]|$)|بالفعل|حيال ذلك|بشكل |من نفسه|كمقروء|مجددًا|حاول من جديد|(?<![ء-ي])إنسان/,
    caught: 'لديك حساب بالفعل',
    fine: 'سبق أن أنشأت حسابًا',
  },
  {
    why: '«معلَّم» reads as instructor, «تعليم» as teaching: write عليه علامة, جعله مقروءًا',
    pattern: /معلَّم|تعليم (?:الكل|كمقروء|للعودة)/,
    caught: 'معلَّم للعودة إليه',
    fine: 'عليه علامة للعودة',
  },
  {
    why: 'the reader is he or she: no gendered vowel, participle or noun',
    pattern: /[تك]َ(?=[ .،؟])|مسجَّل الدخول|صاحب الحساب|انضم معلّم|لست مسجّ?ل/,
    caught: 'أنت مسجَّل الدخول',
    fine: 'دخولك الآن بحساب شركة',
  },
  {
    why: 'one reader: the singular, never كم',
    pattern: /[ء-ي]{3,}كم(?=[ .،]|$)|(?<![ء-ي])(?:درّبوا|تابعوا|اختاروا)/,
    caught: 'درّبوا موظفيكم.',
    fine: 'درّب موظفيك.',
  },
  {
    why: 'a course is not owed: its due date is آخر موعد',
    pattern: /تُستحق|استحقاق/,
    caught: 'تُستحق في <0/>',
    fine: 'آخر موعد: <0/>',
  },
  {
    why: 'a lost connection is انقطع الاتصال',
    pattern: /لا يوجد اتصال|(?<![ء-ي])لا اتصال|انقطاع الشبكة|انقطعت الشبكة|انتظار الشبكة/,
    caught: 'لا يوجد اتصال الآن.',
    fine: 'انقطع الاتصال.',
  },
  {
    why: 'a duration is nominative: it follows «الوقت المتبقي:», no preposition',
    pattern: /(?:بعد|خلال) ?:? ?<\d+\/>/,
    caught: 'حاول بعد <0/>.',
    fine: 'حاول بعد قليل. الوقت المتبقي: <0/>',
  },
  {
    why: 'a question ends with ؟, a heading is no question',
    pattern: /^(?:ماذا|كيف|هل|متى|لماذا)(?![ء-ي])[^؟]*$/,
    caught: 'ماذا ستتعلّم',
    fine: 'ماذا تريد أن تتعلّم؟',
  },
  {
    why: 'one spelling: المفضّلة, المتصفّح, التقدّم, التعلّم',
    pattern: /المفضلة|متصفح|(?<![ء-ي])(?:ال)?تقدم(?:ك|ه|هم)?(?![ء-ي])|التعلم/,
    caught: 'في المفضلة',
    fine: 'المفضّلة في المتصفّح، وتقدّمك في التعلّم',
  },
  {
    why: 'a number that changes has its noun in a plural, with all forms',
    pattern: /\{\w+\} (?:من \{\w+\} )?(?:درجة|نجوم|أحرف|يوم|ساعة|دقيقة)/,
    caught: '{0} من {most} درجة',
    fine: 'الدرجة: {0} من {most}',
  },
  {
    why: 'what is counted is a noun, not an adjective',
    pattern: /(?:many|other) \{[^}]*# (?:آخر|متأخرة)/,
    caught: 'many {و# آخرًا}',
    fine: 'many {و# شخصًا آخر}',
  },
]

const english: WordingRule[] = [
  {
    why: 'stand, go on, fit and tries are German: say appear, continue, match and attempts',
    pattern: /\bstands?\b|\bgo(?:es)? on\b|\btries\b|\bfits? (?:this|these|what)\b/i,
    caught: 'It stands on your invoices.',
    fine: 'You will find it on your invoices.',
  },
  {
    why: 'say it as one would: not accepted, spam folder, a different kind, requested',
    pattern: /\bare not taken\b|unwanted mail|\b(?:made|is of) another\b|\basked for\b|\bif it stays so\b/i,
    caught: 'Look among the unwanted mail too.',
    fine: 'Check your spam folder.',
  },
  {
    why: 'one word for each thing: learner, instructor, invoice, e-mail, status',
    pattern: /\bstudents?\b|\bteachers?\b|\bbills?\b|(?<!\{)\bemails?\b|\bstates?\b/i,
    caught: 'Create a student account',
    fine: 'Create a learner account',
  },
]

const rules = {
  /** The sentences of the product, in the catalogues. */
  arabic: [...retiredWords, ...punctuation, ...spelling, ...voice],
  english,
  /** The texts of a site and of its courses, whose authors have a voice of their own. */
  texts: [...retiredWords, ...spelling],
}

/**
 * What is wrong with the wording of a text.
 * @param kind whose rules apply: the product's Arabic or English sentences, or the Arabic texts that fill a site
 * @returns a line for each rule that is broken: what was found, and what to write instead
 */
export function wordingErrors(text: string, kind: keyof typeof rules): string[] {
  return rules[kind].flatMap(({ pattern, why }) => {
    const found = pattern.exec(text)
    return found === null ? [] : [`“${found[0]}”: ${why}`]
  })
}

/** A rule that lets its own example pass, or refuses what is right, guards nothing. @returns a line for each such rule */
export function brokenRules(): string[] {
  return [...rules.arabic, ...rules.english].flatMap(({ pattern, caught, fine }) => [
    ...(pattern.test(caught) ? [] : [`${pattern.source} does not catch “${caught}”`]),
    ...(pattern.test(fine) ? [`${pattern.source} refuses “${fine}”`] : []),
  ])
}
