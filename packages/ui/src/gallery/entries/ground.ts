import { pressKeys, type Entry } from './entry.ts'

/** Words, icons and foundations of everything. */
export const groundEntries: readonly Entry[] = [
  {
    id: 'text',
    names: ['Heading', 'Text', 'Prose'],
    what: [
      'عناوين الصفحة ونصوصها؛ مستوى العنوان وحجمه خياران منفصلان.',
      'Headings and running text; a heading’s level and its size are separate choices.',
    ],
    not: ['لنص كتبه مؤلف بصيغة Markdown، فله RichText.', 'For Markdown that an author wrote: RichText.'],
  },
  {
    id: 'isolate',
    names: ['Isolate', 'Ltr'],
    what: [
      'يعزل اسمًا أو رمزًا مجهول الاتجاه فلا يُربك ما حوله.',
      'Keeps a name or a code of unknown direction from disturbing what stands around it.',
    ],
    not: ['لفقرة كاملة: أعطها dir وحدها.', 'For a whole paragraph: give that its own dir.'],
  },
  {
    id: 'icon',
    names: ['Icon'],
    what: [
      'أيقونة من مجموعة واحدة؛ ما يشير إلى جهة القراءة ينقلب من تلقاء نفسه.',
      'An icon of one family; those that point along the reading direction turn by themselves.',
    ],
    not: ['وحدها زرًّا: استعمل IconButton ليكون لها اسم.', 'Alone as a button: IconButton gives it a name.'],
  },
  {
    id: 'logo',
    names: ['Logo', 'PathMark'],
    what: ['علامة مسار مع الاسم أو وحدها.', 'The mark of Masar, with its name or alone.'],
    not: ['زخرفةً داخل المحتوى.', 'As an ornament among content.'],
  },
  {
    id: 'visually-hidden',
    names: ['VisuallyHidden', 'SkipLink'],
    what: [
      'نص لقارئات الشاشة، ورابط يتجاوز الرأس إلى المحتوى.',
      'Words for screen readers alone, and the link that skips the head of the page.',
    ],
    not: ['لإخفاء ما ينفع الجميع.', 'To hide what helps everybody.'],
  },
  {
    id: 'company-name',
    names: ['CompanyName'],
    what: [
      'اسم شركة بلونها الذي اختارته، حيث تُذكر لمن يعمل فيها.',
      'A company’s name in the colour that it chose, where its own people see it named.',
    ],
    not: [
      'حيث تقف أسماء شركات كثيرة معًا: اللون يميّز شركة المرء وحدها.',
      'Where many companies stand together: the colour tells one’s own.',
    ],
  },
  {
    id: 'badge',
    names: ['Badge', 'CountBadge'],
    what: [
      'كلمة قصيرة تصف حالة أو صنفًا، وعدد صغير عند زاوية أيقونة.',
      'A short word for a state or a kind; a small count at an icon’s corner.',
    ],
    not: ['لما يُضغط، ولا لما يطول عن كلمتين.', 'For what can be pressed, or for more than two words.'],
  },
  {
    id: 'button',
    names: ['Button', 'IconButton'],
    what: ['فعل يقع في هذه الصفحة؛ اسمه هو الفعل نفسه.', 'An act on this page; it is named for the act.'],
    not: ['للانتقال إلى صفحة أخرى: ذلك رابط.', 'To go to another page: that is a link.'],
    keys: pressKeys,
  },
  {
    id: 'link',
    names: ['Link', 'LinkButton'],
    what: [
      'ينقل إلى مكان آخر؛ LinkButton رابط في هيئة زر.',
      'Goes somewhere; LinkButton is a link that looks like a button.',
    ],
    not: ['لفعل يغيّر شيئًا: ذلك زر.', 'For an act that changes something: that is a button.'],
    keys: [['Enter', ['يفتح الرابط', 'follows it']]],
  },
  {
    id: 'price',
    names: ['Price'],
    what: [
      'مبلغ بالوحدة الصغرى، مع السعر قبل الخصم إن وُجد.',
      'An amount in minor units, with what it was before a discount.',
    ],
    not: ['لأرقام ليست مالًا.', 'For figures that are not money.'],
  },
  {
    id: 'date-time',
    names: ['DateText', 'RelativeTime', 'DurationText'],
    what: [
      'تاريخ أو مدة بتقويم وأرقام ثابتين على كل جهاز.',
      'A date or a length of time, with calendar and figures that no machine changes.',
    ],
    not: ['لعدّ تنازلي: استعمل Countdown.', 'For time running out: Countdown.'],
  },
  {
    id: 'rating',
    names: ['Rating'],
    what: [
      'متوسط التقييم بالنجوم، وعدد من قيّموا.',
      'The mean of the ratings as stars, and how many there are.',
    ],
    not: ['لإدخال تقييم: استعمل RatingField.', 'To give a rating: RatingField.'],
  },
  {
    id: 'stat',
    names: ['Stat', 'StatList'],
    what: ['أرقام قليلة تُقرأ بنظرة.', 'A few figures that are read at a glance.'],
    not: ['لأكثر من ستة أرقام: استعمل جدولًا.', 'For more than six figures: a table.'],
  },
  {
    id: 'countdown',
    names: ['Countdown'],
    what: [
      'الوقت المتبقي؛ يُنطق عند الدقائق المهمة لا كل ثانية.',
      'The time that is left; said at the minutes that matter, not each second.',
    ],
    not: ['لمدة لا تتناقص.', 'For a length of time that does not run.'],
  },
  {
    id: 'qr-code',
    names: ['QrCode'],
    what: [
      'نصّ تقرؤه الكاميرا، داكن على أبيض في المظهرين.',
      'A text that a camera reads, dark on white in both themes.',
    ],
    not: ['وحده: ضع بجانبه ما يغني عن الكاميرا.', 'By itself: put what does without a camera beside it.'],
  },
]
