import { openKeys, pressKeys, type Entry } from './entry.ts'

/** What pages are made of. */
export const contentEntries: readonly Entry[] = [
  {
    id: 'card',
    names: ['Card'],
    what: [
      'يجمع ما يخص شيئًا واحدًا؛ رابط عنوانه يجعل البطاقة كلها هدفًا.',
      'Holds what belongs to one thing; a link in its title makes all of it a target.',
    ],
    not: ['إطارًا لكل فقرة.', 'As a frame for every paragraph.'],
  },
  {
    id: 'avatar',
    names: ['Avatar'],
    what: ['صورة شخص، أو حرفا اسمه.', 'A person’s picture, or the initials.'],
    not: ['لشعار جهة.', 'For an organisation’s mark.'],
  },
  {
    id: 'course-cover',
    names: ['CourseCover'],
    what: [
      'غلاف دورة: صورتها، وإلا فمشهد من مجالها على نقش هندسي، يختارهما رقمها.',
      'The cover of a course: its own picture, else a scene of its subject over a pattern, both chosen by its id.',
    ],
    not: ['زخرفةً لما ليس دورة.', 'As an ornament for what is no course.'],
  },
  {
    id: 'drawing',
    names: ['Drawing'],
    what: [
      'رسم يصير فيه الخط ما يُتحدث عنه: صغير للصفحات الخالية، وكبير بجانب نماذج الدخول والتسجيل.',
      'A drawing in which the line becomes what is spoken of: small for what is empty, large beside the forms of signing in.',
    ],
    not: ['لدورة: لها غلافها CourseCover.', 'For a course: that has its CourseCover.'],
  },
  {
    id: 'progress',
    names: ['ProgressBar', 'ProgressRing'],
    what: [
      'كم أُنجز؛ يُملأ من جهة القراءة ويتلون عند التمام.',
      'How much is done; it fills from the reading side and changes colour when full.',
    ],
    not: ['لانتظار لا يُعرف طوله: استعمل PathLoader.', 'For a wait of unknown length: PathLoader.'],
  },
  {
    id: 'accordion',
    names: ['Accordion', 'AccordionItem'],
    what: [
      'أقسام تُفتح في مكانها، ويجدها بحث الصفحة مغلقة.',
      'Sections that open in place; the page’s search finds them closed.',
    ],
    not: ['لما يقرؤه الجميع: أظهره.', 'For what everybody reads: show it.'],
    keys: openKeys,
  },
  {
    id: 'timeline',
    names: ['Timeline'],
    what: ['خطوات في زمن: ما مضى، وما يجري، وما سيأتي.', 'Steps in time: done, under way, ahead.'],
    not: ['لقائمة بلا ترتيب.', 'For a list without an order.'],
  },
  {
    id: 'list',
    names: ['List', 'ListItem'],
    what: ['صفوف من نوع واحد: إشعارات، جلسات، ملفات.', 'Rows of one kind: notifications, sessions, files.'],
    not: ['لما يُقارن بأعمدة: استعمل Table.', 'For what is compared by columns: Table.'],
  },
  {
    id: 'endless-list',
    names: ['EndlessList'],
    what: [
      'قائمة تتابع: صفحتان تأتيان وحدهما، ثم بزر يُبقي آخر الصفحة في المتناول.',
      'A list that goes on: two pages by themselves, then by a button, so that the page’s foot stays in reach.',
    ],
    not: ['لنتائج يُرجع إلى موضع فيها: استعمل Pagination.', 'For results one comes back to: Pagination.'],
    keys: pressKeys,
  },
  {
    id: 'sortable-list',
    names: ['SortableList'],
    what: [
      'قائمة تُرتب بالسحب أو بالأزرار أو بالمفاتيح، ويُتراجع عنها.',
      'A list put in order by dragging, by buttons or by keys, and put back.',
    ],
    not: ['للترتيب بحسب قيمة: استعمل Table.', 'To sort by a value: Table.'],
    keys: [
      ['↓ ↑', ['على مقبض الصف: تنقله درجةً', 'on a row’s handle: move it one place']],
      ['Home · End', ['إلى أول القائمة وآخرها', 'to the first place and the last']],
      ['Enter · Space', ['على زري السهم: ينقل درجةً', 'on the arrow buttons: move it one place']],
    ],
  },
  {
    id: 'tree',
    names: ['Tree'],
    what: [
      'أشياء تحت أشياء، تُفتح وتُطوى وتُنقل بالسحب أو بالمفاتيح.',
      'Things below things, opened, closed, and moved by dragging or by keys.',
    ],
    not: [
      'لقائمة بلا مستويات: استعمل List أو SortableList.',
      'For a list without levels: List or SortableList.',
    ],
    keys: [
      ['↓ ↑', ['تنتقل بين الصفوف', 'walk the rows']],
      ['← →', ['تفتح الفرع أو تطويه', 'open or close a branch']],
      ['Enter', ['على المقبض: يرفع الصف، ثم يضعه', 'on the handle: lifts the row, then drops it']],
      ['Escape', ['يعيد الصف إلى مكانه', 'puts the row back']],
    ],
  },
  {
    id: 'endless-table',
    names: ['EndlessTable'],
    what: [
      'جدول بأي طول: لا تُرسم إلا الصفوف الظاهرة، والصف على الهاتف بطاقة.',
      'A table of any length: only the rows in sight are drawn, and on a phone a row is a card.',
    ],
    not: ['لجدول من صفحة واحدة: استعمل Table.', 'For a table of one page: Table.'],
    keys: [
      ['↓ ↑ ← →', ['تنتقل بين الصفوف والخلايا', 'walk rows and cells']],
      ['Space', ['يحدد الصف', 'selects the row']],
    ],
  },
  {
    id: 'table',
    names: ['Table'],
    what: [
      'صفوف تُقارن، بترتيب واختيار ورأس ثابت؛ وفي الضيق بطاقات.',
      'Rows to compare, with sorting, selection and a head that stays; cards where it is narrow.',
    ],
    not: ['لصف واحد أو لتخطيط الصفحة.', 'For a single row, or to lay out a page.'],
    keys: [
      ['Enter · Space', ['يرتب بحسب العمود', 'sorts by the column']],
      ['Space', ['يحدد الصف', 'selects the row']],
    ],
  },
  {
    id: 'chart',
    names: ['BarChart', 'LineChart', 'DonutChart'],
    what: [
      'مقادير أو تغيّر أو أجزاء من كلّ، تجري مع القراءة، وأرقامها في جدول.',
      'Amounts, a course over time, or parts of a whole; they run along the reading direction, their figures in a table.',
    ],
    not: ['لرقمين أو ثلاثة: استعمل Stat.', 'For two or three figures: Stat.'],
    keys: [['Enter · Space', ['يفتح الجدول', 'opens the table']]],
  },
  {
    id: 'code-block',
    names: ['CodeBlock'],
    what: ['شيفرة من اليسار إلى اليمين، تُنسخ كما هي.', 'Code, left to right, copied as it is.'],
    not: ['لكلمة في سطر: استعمل code داخل النص.', 'For a word in a line: code inside the text.'],
    keys: [['← →', ['تحرّك السطور الطويلة', 'scroll long lines']]],
  },
  {
    id: 'rich-text',
    names: ['RichText'],
    what: [
      'نص كتبه مؤلف: كل فقرة باتجاه كلماتها، ولا يُنفَّذ فيه شيء.',
      'What an author wrote: each block in the direction of its words, and nothing in it is run.',
    ],
    not: ['لنصوص الواجهة.', 'For the interface’s own words.'],
  },
  {
    id: 'rich-content',
    names: ['RichContent', 'RichLine', 'EnlargePicture'],
    what: [
      'نص كتبه مؤلف وحوّله الخادم: معادلات تُقرأ، وشيفرة ملوّنة.',
      'What an author wrote and the service rendered: formulas that are read out, and code in colours.',
    ],
    not: ['لنص بلا معادلات ولا شيفرة: استعمل RichText.', 'For text without formulas or code: RichText.'],
    keys: [['← →', ['تحرّك المعادلة الطويلة', 'scroll a long formula']]],
  },
  {
    id: 'media-player',
    names: ['MediaPlayer'],
    notPictured: 'The player hides its controls by its own clock, and says what is being fetched.',
    what: [
      'مقطع يكمل من حيث توقف، بسرعة محفوظة وترجمة بلغة الصفحة.',
      'A video that goes on where it was left, with a kept speed and captions in the page’s language.',
    ],
    not: ['لصورة متحركة بلا صوت.', 'For a moving picture without sound.'],
    keys: [
      ['Space · K', ['تشغيل وإيقاف', 'play and pause']],
      ['← →', ['عشر ثوان إلى الخلف والأمام', 'ten seconds back and on']],
      ['↓ ↑ · M', ['الصوت', 'volume']],
      ['C', ['الترجمة المكتوبة', 'captions']],
      ['F', ['ملء الشاشة', 'full screen']],
      ['< >', ['السرعة', 'speed']],
    ],
  },
  {
    id: 'breadcrumbs',
    names: ['Breadcrumbs'],
    what: ['مكان الصفحة في الموقع.', 'Where a page stands in the site.'],
    not: ['لصفحات بلا تفرّع.', 'For pages without depth.'],
  },
  {
    id: 'pagination',
    names: ['Pagination', 'LoadMore'],
    what: ['صفحات نتائج، أو المزيد منها بضغطة.', 'Pages of results, or more of them on a press.'],
    not: ['لأقل من صفحتين.', 'For fewer than two pages.'],
    keys: pressKeys,
  },
]

/** Loading, empty, failed, offline. */
export const stateEntries: readonly Entry[] = [
  {
    id: 'banner',
    names: ['Banner'],
    what: [
      'ما يخص الصفحة كلها أو قسمًا منها، ومعه ما يُفعل.',
      'What concerns a page or a section, with what to do about it.',
    ],
    not: ['لخطأ في حقل: يظهر عنده.', 'For a field’s error: it stands at the field.'],
  },
  {
    id: 'page-states',
    names: ['EmptyState', 'ErrorState', 'OfflineState'],
    what: [
      'قائمة خالية، أو تعذّر تحميل، أو انقطاع اتصال؛ ولكلٍّ طريق للمتابعة.',
      'An empty list, a failure, no connection; each with a way on.',
    ],
    not: ['لجزء صغير: سطر يكفي.', 'For a small part: a line will do.'],
    keys: pressKeys,
  },
  {
    id: 'skeleton',
    names: ['Skeleton', 'SkeletonCard'],
    what: [
      'يحفظ مقاس ما سيأتي فلا تقفز الصفحة.',
      'Keeps the measure of what is to come, so the page never jumps.',
    ],
    not: ['لانتظار أقصر من لحظة.', 'For a wait shorter than a moment.'],
  },
  {
    id: 'path-loader',
    names: ['PathLoader'],
    what: ['علامة الانتظار؛ تظهر بعد لحظة.', 'The loading mark; it shows after a moment.'],
    not: ['حين يُعرف المقاس: استعمل Skeleton.', 'Where the measure is known: Skeleton.'],
  },
]
