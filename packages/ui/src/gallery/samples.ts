import type { UiLocale } from '../ui-provider/locale.ts'

/** The words of the gallery: sample content, so they stay out of the catalogues that every page loads. */
const ar = {
  title: 'معرض المكوّنات',
  intro: 'كل مكوّن في حالاته: فيم يُستعمل ومتى لا، ومفاتيحه وخصائصه، وباللغتين والمظهرين جنبًا إلى جنب.',
  foundations: 'الأسس', controls: 'الحقول والأزرار', content: 'المحتوى', feedback: 'الحالات والتنبيهات', overlays: 'النوافذ والقوائم', data: 'البيانات',
  addToCart: 'أضف إلى السلة', preview: 'معاينة مجانية', later: 'لاحقًا', deleteAccount: 'حذف الحساب', saving: 'جارٍ الحفظ', next: 'الدرس التالي', bell: 'الإشعارات، 3 جديدة',
  name: 'الاسم الكامل', nameHint: 'كما سيظهر في الشهادة.', nameValue: 'نورة القحطاني', email: 'البريد الإلكتروني', send: 'إرسال', emailError: 'العنوان ينقصه الرمز @، مثل name@example.com.',
  password: 'كلمة المرور', bio: 'نبذة', search: 'البحث في الدروس', score: 'الدرجة', terms: 'أوافق على الشروط والأحكام', notify: 'تنبيهي عند صدور درس جديد',
  birthday: 'تاريخ الميلاد', speed: 'السرعة', yourRating: 'تقييمك', order: 'ترتيب الدروس', steps: ['دُفع الطلب', 'قيد المراجعة', 'يصدر الاسترداد'],
  city: 'المدينة', cities: ['الأحساء', 'أبها', 'بريدة', 'جدة', 'الرياض', 'الدمام', 'مكة المكرمة', 'المدينة المنورة'], newPassword: 'كلمة مرور جديدة', phone: 'رقم الجوال', code: 'رمز التحقق', codeHint: 'ستة أرقام أرسلناها إلى بريدك.',
  level: 'المستوى', levels: ['مبتدئ', 'متوسط', 'متقدم'], topics: 'المجالات', question: 'أي عنصر يصف محتوى الصفحة لمحركات البحث؟', options: ['العنوان <title>', 'الوصف <meta>', 'الصورة <img>'],
  sort: 'الترتيب', sorts: ['الأحدث', 'الأعلى تقييمًا', 'الأكثر طلبًا'], choose: 'اختيار…',
  courses: ['صفحات الويب من الصفر', 'تحليل البيانات بالجداول الحسابية: من الأرقام المبعثرة إلى قرار واضح', 'الكتابة العربية الواضحة', 'أساسيات البرمجة بلغة Python'],
  teacher: 'سلمى الحربي', categories: ['تطوير الويب', 'البيانات', 'اللغة', 'البرمجة'], best: 'الأكثر طلبًا', certificate: 'شهادة', free: 'معاينة',
  prose: ['الطريق إلى الفكرة', 'كل صفحة تبدأ بسؤال واحد: ماذا يريد القارئ أن يعرف؟ اكتب الجواب أولًا، ثم رتّب ما حوله.', 'جملة قصيرة تكفي غالبًا.', 'المصطلح يُشرح عند أول ظهور.', 'التعلّم مسار، لا قفزة.'],
  home: 'الرئيسية', curriculum: 'محتوى الدورة', lessons: 'الدروس', reviews: 'التقييمات', about: 'نبذة', section: 'القسم الأول: البداية',
  saved: 'حُفظت التغييرات.', removed: 'أُزيلت الدورة من المفضلة.', undo: 'تراجع', show: 'إظهار رسالة', offline: 'انقطع الاتصال. تُحفظ إجاباتك على هذا الجهاز وتُرسل عند عودته.',
  update: 'صدر تحديث جديد للمنصة.', reload: 'تحديث الصفحة', paid: 'تم الدفع، والدورة الآن في قائمة دوراتك.', failed: 'تعذّر إتمام الدفع. لم يُخصم أي مبلغ.',
  emptyTitle: 'لا دورات في المفضلة', emptyText: 'علامة القلب على أي دورة تضعها هنا.', browse: 'تصفّح الدورات', progress: 'تقدمك في الدورة', left: 'الوقت المتبقي',
  dialog: 'نافذة', dialogText: 'تُمسح المفضلة كلها، ولا يمكن التراجع عن ذلك.', clear: 'مسح المفضلة', drawer: 'درج جانبي', menu: 'قائمة الحساب', profile: 'الملف الشخصي', settings: 'الإعدادات', signOut: 'تسجيل الخروج',
  employees: 'الموظفون', employee: 'الموظف', department: 'القسم', done: 'أنجز', joined: 'انضم', departments: ['المالية', 'التقنية', 'المبيعات'], people: ['أحمد العتيبي', 'ليلى حسن', 'James Miller'],
  learners: 'متعلّم', hours: 'ساعة محتوى', rate: 'نسبة الإتمام', icons: 'تدور مع اتجاه القراءة، أو تبقى كما هي',
  files: 'مرفقات الدرس', filesHint: 'صور أو PDF، حتى 20 م.ب لكل ملف.', sheets: ['من بداية السطر', 'من نهاية السطر', 'من الأسفل'], share: 'مشاركة الدورة', copyLink: 'نسخ الرابط', saveCourse: 'أضف إلى المفضلة',
  notices: 'الإشعارات', notice: 'إشعار', enrolled: 'التسجيل', completed: 'الإتمام', month: 'الشهر', months: ['يونيو', 'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر'],
  chartTitle: 'التسجيل والإتمام في ستة أشهر', chartSummary: 'زاد التسجيل من 12 في يونيو إلى 48 في نوفمبر.', chartLine: 'مسار التسجيل والإتمام', chartStates: 'أين وصل الموظفون', chartCourses: 'الإتمام بحسب الدورة', state: 'الحالة', states: ['أنجز', 'بدأ', 'لم يبدأ'],
}

const en: typeof ar = {
  title: 'Component gallery',
  intro: 'Every component in its states: what it is for and when not, its keys and properties, in both languages and themes side by side.',
  foundations: 'Foundations', controls: 'Fields and buttons', content: 'Content', feedback: 'States and messages', overlays: 'Dialogs and menus', data: 'Data',
  addToCart: 'Add to cart', preview: 'Free preview', later: 'Later', deleteAccount: 'Delete the account', saving: 'Saving', next: 'Next lesson', bell: 'Notifications, 3 new',
  name: 'Full name', nameHint: 'As it will stand on the certificate.', nameValue: 'Noura Al-Qahtani', email: 'E-mail', send: 'Send', emailError: 'The address needs an @, as in name@example.com.',
  password: 'Password', bio: 'About you', search: 'Search lessons', score: 'Score', terms: 'I accept the terms', notify: 'Tell me about new lessons',
  birthday: 'Date of birth', speed: 'Speed', yourRating: 'Your rating', order: 'Order of the lessons', steps: ['The order was paid', 'Under review', 'The refund is issued'],
  city: 'City', cities: ['Abha', 'Al Ahsa', 'Buraydah', 'Dammam', 'Jeddah', 'Makkah', 'Madinah', 'Riyadh'], newPassword: 'New password', phone: 'Mobile number', code: 'Verification code', codeHint: 'Six digits that we sent to your e-mail.',
  level: 'Level', levels: ['Beginner', 'Intermediate', 'Advanced'], topics: 'Topics', question: 'Which element tells search engines what a page holds?', options: ['The title, <title>', 'The description, <meta>', 'The picture, <img>'],
  sort: 'Sort by', sorts: ['Newest', 'Best rated', 'Most wanted'], choose: 'Choose…',
  courses: ['Web pages from scratch', 'Data analysis with spreadsheets: from scattered figures to a clear decision', 'Clear Arabic writing', 'Programming basics with Python'],
  teacher: 'Salma Al-Harbi', categories: ['Web development', 'Data', 'Language', 'Programming'], best: 'Best seller', certificate: 'Certificate', free: 'Preview',
  prose: ['The way to an idea', 'Every page begins with one question: what does the reader want to know? Write the answer first, then arrange what stands around it.', 'A short sentence is often enough.', 'A term is explained where it first appears.', 'Learning is a path, not a leap.'],
  home: 'Home', curriculum: 'Curriculum', lessons: 'Lessons', reviews: 'Reviews', about: 'About', section: 'Part one: the beginning',
  saved: 'Your changes are saved.', removed: 'The course is no longer a favourite.', undo: 'Undo', show: 'Show a message', offline: 'You are offline. Your answers are kept on this device and sent once you are back.',
  update: 'A new version of Masar is ready.', reload: 'Reload the page', paid: 'Paid. The course is among yours now.', failed: 'The payment did not go through. Nothing was charged.',
  emptyTitle: 'No favourites yet', emptyText: 'The heart on any course puts it here.', browse: 'Browse courses', progress: 'Your progress in the course', left: 'Time left',
  dialog: 'Dialog', dialogText: 'All favourites will be cleared. This can’t be undone.', clear: 'Clear favourites', drawer: 'Drawer', menu: 'Account menu', profile: 'Profile', settings: 'Settings', signOut: 'Sign out',
  employees: 'Employees', employee: 'Employee', department: 'Department', done: 'Done', joined: 'Joined', departments: ['Finance', 'Technology', 'Sales'], people: ['Ahmed Al-Otaibi', 'ليلى حسن', 'James Miller'],
  learners: 'learners', hours: 'hours of content', rate: 'completion rate', icons: 'These turn with the reading direction, or stay as they are',
  files: 'Attachments of the lesson', filesHint: 'Pictures or PDF, up to 20 MB each.', sheets: ['From where lines begin', 'From where lines end', 'From the bottom'], share: 'Share the course', copyLink: 'Copy the link', saveCourse: 'Add to favourites',
  notices: 'Notifications', notice: 'Notification', enrolled: 'Enrolled', completed: 'Completed', month: 'Month', months: ['June', 'July', 'August', 'September', 'October', 'November'],
  chartTitle: 'Enrolled and completed in six months', chartSummary: 'Enrolments rose from 12 in June to 48 in November.', chartLine: 'Enrolments and completions over time', chartStates: 'How far the employees are', chartCourses: 'Completion by course', state: 'State', states: ['Done', 'Begun', 'Not begun'],
}

export type Samples = typeof ar

/** The gallery's words in a language. */
export const samples: Record<UiLocale, Samples> = { ar, en }
