import { closeKeys, listKeys, pressKeys, type Entry } from './entry.ts'

/** What opens over the page. */
export const layerEntries: readonly Entry[] = [
  {
    id: 'dialog',
    names: ['Dialog', 'ConfirmDialog', 'DialogTrigger'],
    what: [
      'يوقف الصفحة لأمر واحد؛ ConfirmDialog يسأل قبل ما لا رجعة فيه.',
      'Halts the page for one matter; ConfirmDialog asks before what can’t be undone.',
    ],
    not: [
      'لما يمكن أن يبقى في الصفحة، ولا للتراجع عنه: استعمل رسالة عابرة.',
      'For what can stay on the page, or can be undone: a toast.',
    ],
    keys: closeKeys,
  },
  {
    id: 'sheet',
    names: ['Sheet'],
    what: [
      'جزء من الصفحة ينزلق عند الحاجة: محتوى الدورة، التصفية.',
      'A part of the page that slides in when wanted: a curriculum, filters.',
    ],
    not: ['لسؤال قصير: استعمل Dialog.', 'For a short question: Dialog.'],
    keys: closeKeys,
  },
  {
    id: 'popover',
    names: ['Popover'],
    what: [
      'شيء صغير يخص زرًّا: رابط مشاركة، إعدادات قليلة.',
      'Something small that belongs to a button: a share link, a few settings.',
    ],
    not: [
      'لقائمة أفعال: استعمل Menu. ولشرح قصير: Tooltip.',
      'For a list of acts: Menu. For a short explanation: Tooltip.',
    ],
    keys: closeKeys,
  },
  {
    id: 'tooltip',
    names: ['Tooltip'],
    what: ['كلمات تشرح زرًّا عند الوقوف عليه أو تركيزه.', 'A few words about a control, on hover and focus.'],
    not: [
      'لما لا غنى عنه: شاشات اللمس لا تُظهره.',
      'For what can’t be done without: touch screens never show it.',
    ],
    keys: [['Esc', ['يخفيه', 'hides it']]],
  },
  {
    id: 'menu',
    names: ['Menu', 'AnchoredMenu'],
    what: ['قائمة أفعال أو أماكن تُفتح من زر.', 'Acts or places that open from a button.'],
    not: ['لاختيار قيمة: استعمل Select.', 'To choose a value: Select.'],
    keys: listKeys,
  },
  {
    id: 'tabs',
    names: ['Tabs'],
    what: ['أجزاء متكافئة من موضوع واحد، يُقرأ أحدها.', 'Equal parts of one subject, of which one is read.'],
    not: ['لخطوات متتابعة، ولا لصفحات مختلفة.', 'For steps in an order, or for different pages.'],
    keys: [
      [
        '← → Home · End',
        ['تتنقل بين الألسنة مع جهة القراءة', 'move between tabs, along the reading direction'],
      ],
    ],
  },
  {
    id: 'toast',
    names: ['ToastRegion'],
    what: [
      'رسالة عابرة عمّا جرى، ومعها تراجع عند الحاجة؛ تبقى ما دام المؤشر عليها.',
      'Says in passing what was done, with an undo where there is one; it stays while one points at it.',
    ],
    not: ['لخطأ يحتاج إلى فعل: استعمل Banner.', 'For an error that needs an act: Banner.'],
    keys: pressKeys,
  },
]
