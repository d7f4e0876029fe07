/** Words that generated courses are made of: pairs of Arabic and English, so that each course has both and they mean the same. */
export type Pair = readonly [ar: string, en: string]

function pairs(lines: string): Pair[] {
  return lines
    .trim()
    .split('\n')
    .flatMap(line => line.split(';'))
    .map(text => text.trim())
    .filter(text => text !== '')
    .map(text => {
      const [ar = '', en = ''] = text.split('|')
      return [ar.trim(), en.trim()]
    })
}

/** What kind of course it is; the topic follows. */
export const forms = pairs(`
  أساسيات|Fundamentals of; مدخل إلى|Introduction to; مبادئ|Principles of; فن|The art of; مهارات|Skills of; احتراف|Mastering; دليل|A guide to; خطوات في|Steps in
  ورشة|Workshop on; تطبيقات|Applications of; أسرار|Secrets of; مختبر|Laboratory of; مشاريع في|Projects in; طريقك إلى|Your way to; كيف نتعلم|How to learn; أدوات|Tools for
  حلول|Solutions for; أفكار في|Ideas in; رحلة في|A journey through; نحو إتقان|Towards; دورة مكثفة في|Crash course in; قواعد|Rules of; منهج|A method for; تجارب في|Experiences in
  الدليل العملي إلى|The practical guide to; ما وراء|Behind; أخطاء شائعة في|Common mistakes in; من الصفر إلى|From zero to; أسئلة في|Questions about; مراجعة|Review of; تدريب على|Training in; تعلم|Learn
`)

/** What it is about, by the category's slug. */
export const topics: Record<string, Pair[]> = {
  programming: pairs(`
    برمجة الويب|web programming; لغة بايثون|Python; لغة جافا سكريبت|JavaScript; قواعد البيانات|databases; تطوير التطبيقات|app development; هياكل البيانات|data structures; الخوارزميات|algorithms
    أمن المعلومات|information security; الحوسبة السحابية|cloud computing; اختبار البرمجيات|software testing; شبكات الحاسوب|computer networks; أنظمة التشغيل|operating systems; واجهات المستخدم|user interfaces
    تصميم البرمجيات|software design; البرمجة الكائنية|object-oriented programming; البرمجة الدالية|functional programming; إدارة الإصدارات|version control; تطوير الألعاب|game development; إنترنت الأشياء|the internet of things
    الأنظمة الموزعة|distributed systems; تحسين الأداء|performance tuning; لغة رست|Rust; سطر الأوامر|the command line; الأتمتة|automation; الحاويات|containers; الأنظمة المدمجة|embedded systems; المتصفحات|browsers`),
  'data-ai': pairs(`
    تحليل البيانات|data analysis; تعلم الآلة|machine learning; الذكاء الاصطناعي|artificial intelligence; الإحصاء|statistics; تصور البيانات|data visualisation; التعلم العميق|deep learning; معالجة اللغة|language processing
    الرؤية الحاسوبية|computer vision; البيانات الضخمة|big data; هندسة البيانات|data engineering; لغة الاستعلام|query languages; الاحتمالات|probability; لوحات المؤشرات|dashboards; الجداول الحسابية|spreadsheets
    التنبؤ|forecasting; جودة البيانات|data quality; حوكمة البيانات|data governance; أنظمة التوصية|recommender systems; التعرف على الصوت|speech recognition; السلاسل الزمنية|time series; الشبكات العصبية|neural networks; تجارب المقارنة|controlled experiments`),
  business: pairs(`
    إدارة المشاريع|project management; القيادة|leadership; إدارة الوقت|time management; التخطيط الاستراتيجي|strategic planning; الموارد البشرية|human resources; التسويق الرقمي|digital marketing; خدمة العملاء|customer service
    ريادة الأعمال|entrepreneurship; إدارة الفرق|team management; التفاوض|negotiation; سلاسل الإمداد|supply chains; إدارة المخاطر|risk management; إدارة الجودة|quality management; المبيعات|sales; التجارة الإلكترونية|online trade
    إدارة التغيير|change management; حل المشكلات|problem solving; اتخاذ القرار|decision making; العمل عن بعد|remote work; العلاقات العامة|public relations; إدارة المنتجات|product management; الاجتماعات|meetings; بناء العلامة|branding`),
  design: pairs(`
    تصميم الواجهات|interface design; تجربة المستخدم|user experience; الخط العربي|Arabic calligraphy; التصوير|photography; الرسم الرقمي|digital drawing; تصميم الشعارات|logo design; الألوان|colour; الطباعة|typography
    التصميم الداخلي|interior design; تحرير الفيديو|video editing; الرسوم المتحركة|animation; تصميم المطبوعات|print design; الهوية البصرية|visual identity; النماذج ثلاثية الأبعاد|3D models; بحوث المستخدمين|user research
    إتاحة الوصول|accessibility; النماذج الأولية|prototypes; التكوين|composition; الإضاءة|lighting; تصميم الأزياء|fashion design; القصص المصورة|comics; الزخرفة|ornament`),
  languages: pairs(`
    اللغة الإنجليزية|English; اللغة العربية|Arabic; اللغة الفرنسية|French; اللغة الإسبانية|Spanish; اللغة الألمانية|German; اللغة الصينية|Chinese; اللغة التركية|Turkish; النحو|grammar; الإملاء|spelling; المحادثة|conversation
    الكتابة الإبداعية|creative writing; الترجمة|translation; المراسلات|correspondence; القراءة السريعة|speed reading; البلاغة|rhetoric; النطق|pronunciation; المفردات|vocabulary; كتابة التقارير|report writing; التحرير الصحفي|news editing
    الأدب|literature; الشعر|poetry; إلقاء الكلمات|public speaking; تدقيق النصوص|proofreading`),
  finance: pairs(`
    المحاسبة|accounting; الميزانية|budgeting; الاستثمار|investment; ضريبة القيمة المضافة|value added tax; التحليل المالي|financial analysis; الأسهم|shares; التمويل الشخصي|personal finance; المراجعة|auditing; التكاليف|cost accounting
    الرواتب|payroll; المصارف|banking; التأمين|insurance; العقار|real estate; التقاعد|retirement; الزكاة|zakat; القوائم المالية|financial statements; إدارة الديون|debt management; التدفقات النقدية|cash flow; المشتريات|purchasing
    الصكوك|sukuk; العملات|currencies; التسعير|pricing; دراسات الجدوى|feasibility studies`),
}

/** For whom, or where. */
export const settings = pairs(`
  للمبتدئين|for beginners; للمعلمين|for teachers; للطلاب|for students; للمهندسين|for engineers; للأطباء|for doctors; للمدراء|for managers; للمستقلين|for freelancers; للشركات الصغيرة|for small companies; للمحاسبين|for accountants
  للمصممين|for designers; للصحفيين|for journalists; للباحثين|for researchers; للأمهات والآباء|for parents; لرواد الأعمال|for founders; للمحامين|for lawyers; للممرضين|for nurses; للموظفين الجدد|for new employees; للقادة|for leaders
  في المدرسة|at school; في العمل|at work; في البيت|at home; في المستشفى|in hospitals; في المصنع|in factories; في الجامعة|at university; في السوق|in the market; في المتاجر|in shops; في الفنادق|in hotels; في المطارات|in airports
  في القطاع العام|in the public sector; في الزراعة|in agriculture; في السياحة|in tourism; في الطاقة|in energy; في الإعلام|in the media; في الرياضة|in sport; في المكتبات|in libraries; في النقل|in transport; في البناء|in construction
  على الهاتف|on the phone; بلا تعقيد|without complexity; من الداخل|from the inside; في الحياة اليومية|in everyday life; مع فريقك|with your team; وحدك|on your own; لكل يوم|for every day; في أوقات الأزمات|in hard times
`)

/** How. */
export const manners = pairs(`
  بالأمثلة|with examples; خطوة خطوة|step by step; بالتجربة|by experiment; بالصور|in pictures; في أسبوع|in a week; في شهر|in a month; في ثلاثين يوما|in thirty days; من الواقع|from real life; بلغة سهلة|in plain words; بالتمارين|with exercises
  مع مشروع كامل|with a whole project; مع قوالب جاهزة|with ready templates; بأسئلة وأجوبة|in questions and answers; باختصار|in short; بعمق|in depth; بأدوات مجانية|with free tools; مع دراسات حالة|with case studies; على مراحل|in stages
  بالممارسة|by practice; بالقصص|in stories; مع قوائم مراجعة|with checklists; بلا مصطلحات|without jargon; في ساعة|in an hour; في عشرة دروس|in ten lessons; مع اختبارات قصيرة|with short tests; بالفيديو|on video
`)

/** What the summary promises. */
export const promises = pairs(`
  تتعلم بالتدريج وتطبق بنفسك|you learn gradually and try things yourself; كل درس ينتهي بتمرين|every lesson ends with an exercise; الأمثلة من بيئة العمل العربية|the examples come from workplaces in the region; لا تحتاج إلى خبرة سابقة|no experience is needed
  نبدأ بمشكلة حقيقية وننتهي بحل|we begin with a real problem and end with its solution; معها ملفات للتدريب|files for practice are included; تناسب من لا وقت لديه|it suits people who are short of time; بناء على سنوات من التجربة|built on years of experience
  نقارن بين طرق مختلفة|we compare several ways; تراجع معنا الأخطاء الشائعة|we look at common mistakes together; ينتهي كل قسم بملخص|each section closes with a summary; تعمل على مشروع واحد حتى النهاية|you work on one project to the end
`)

export const firstNames = pairs(`
  أحمد|Ahmed; محمد|Mohammed; إبراهيم|Ibrahim; خالد|Khalid; عمر|Omar; يوسف|Yousef; سعد|Saad; فهد|Fahd; ماجد|Majed; طارق|Tariq; نورة|Noura; فاطمة|Fatimah; سارة|Sara; ليلى|Layla; مريم|Mariam; هدى|Huda; أمل|Amal; ريم|Reem; آمنة|Amnah; منى|Mona
`)
export const lastNames = pairs(`
  الحربي|Alharbi; القحطاني|Alqahtani; الزهراني|Alzahrani; العتيبي|Alotaibi; الشمري|Alshammari; حداد|Haddad; منصور|Mansour; النجار|Alnajjar; فؤاد|Fouad; بن علي|Benali; العمري|Alomari; السيد|Alsayed; رزق|Rizk; خليل|Khalil; درويش|Darwish; الصباح|Alsabah; ناصر|Nasser; عيسى|Issa
`)
