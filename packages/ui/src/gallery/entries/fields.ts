import { filterKeys, listKeys, pressKeys, textKeys, type Entry } from './entry.ts'

/** What a person fills in. */
export const fieldEntries: readonly Entry[] = [
  {
    id: 'text-field',
    names: ['TextField', 'TextArea', 'EmailField'],
    what: [
      'نص من سطر أو أسطر، باسم وتلميح وخطأ مرتبطة به.',
      'Text of one line or more, its label, hint and error tied to it.',
    ],
    not: ['لأرقام أو هاتف أو رمز: لكلٍّ حقله.', 'For figures, phones or codes: each has a field of its own.'],
    keys: textKeys,
  },
  {
    id: 'password-field',
    names: ['PasswordField'],
    what: [
      'كلمة مرور تُظهر وتُخفى، وشروطها تتحقق حيّة عند الإنشاء.',
      'A password that can be shown; its rules tick off as one types a new one.',
    ],
    not: ['لرمز تحقق: استعمل OtpField.', 'For a one-time code: OtpField.'],
    keys: textKeys,
  },
  {
    id: 'search-field',
    names: ['SearchField'],
    what: [
      'بحث في قائمة أو في الموقع، وزر لمسحه.',
      'Search in a list or the site, with a button that clears it.',
    ],
    not: ['للاختيار من قائمة معروفة: استعمل Combobox.', 'To choose from a known list: Combobox.'],
    keys: [
      ['Enter', ['يبحث', 'searches']],
      ['Esc', ['يمسح ما كُتب ويبقى التركيز في الحقل', 'clears what was typed; the focus stays']],
    ],
  },
  {
    id: 'number-field',
    names: ['NumberField'],
    what: ['عدد يُكتب بأي أرقام، عربية كانت أو لاتينية.', 'A number, typed in any digits.'],
    not: ['لهاتف أو رمز أو رقم هوية.', 'For phones, codes or ID numbers.'],
    keys: textKeys,
  },
  {
    id: 'otp-field',
    names: ['OtpField'],
    what: [
      'رمز تحقق: حقل واحد تحت خانات مرسومة، يقبل اللصق والتعبئة التلقائية والأرقام العربية.',
      'A one-time code: one field under drawn boxes, which takes paste, autofill and Arabic digits.',
    ],
    not: ['لكلمة مرور أو رقم يُحفظ.', 'For a password or a number that is kept.'],
    keys: [
      [
        '← →',
        [
          'يتنقل بين الخانات، من اليسار إلى اليمين في اللغتين',
          'move between the boxes, left to right in both languages',
        ],
      ],
      ['Home · End', ['إلى أول الخانات وآخرها', 'to the first box and the last']],
    ],
  },
  {
    id: 'phone-input',
    names: ['PhoneInput'],
    what: [
      'رقم هاتف من أي دولة؛ ما يخرج منه صيغة E.164 دائمًا.',
      'A phone number of any country; what comes out is always E.164.',
    ],
    not: ['لأرقام ليست هواتف.', 'For numbers that are no phones.'],
    keys: [
      ['↓ ↑ · Enter · Space', ['تفتح قائمة الدول من زرها', 'open the list of countries from its button']],
      [
        'أ–ي · A–Z · 0–9',
        [
          'تنتقل إلى دولة باسمها أو رمزها أو مفتاح اتصالها',
          'go to a country by its name, ISO code or calling code',
        ],
      ],
      ['Enter', ['يختار الدولة وينقل التركيز إلى الرقم', 'chooses, and the focus goes to the number']],
      ['Esc', ['يغلق القائمة', 'closes the list']],
      ['Tab', ['يغلق القائمة ويمضي إلى الرقم', 'closes the list and goes on to the number']],
    ],
  },
  {
    id: 'choice',
    names: ['Checkbox', 'Radio', 'Switch', 'CheckboxGroup', 'RadioGroup'],
    what: [
      'اختيار واحد أو أكثر من خيارات قليلة تُرى كلها؛ Switch يسري فورًا.',
      'One or several of a few options, all in sight; a Switch acts at once.',
    ],
    not: [
      'لأكثر من سبعة خيارات: استعمل Select أو Combobox.',
      'For more than seven options: Select or Combobox.',
    ],
    keys: [
      ['Space', ['يختار أو يلغي', 'chooses or takes back']],
      ['↓ ↑', ['يتنقل بين الأزرار الدائرية', 'move among radio buttons']],
    ],
  },
  {
    id: 'select',
    names: ['Select', 'NativeSelect'],
    what: [
      'خيار واحد من قائمة؛ NativeSelect قائمة المتصفّح نفسه، وهي الأسهل على الهاتف.',
      'One of a list; NativeSelect is the browser’s own, which is easiest on a phone.',
    ],
    not: ['لقائمة طويلة يُبحث فيها: استعمل Combobox.', 'For a long list to search in: Combobox.'],
    keys: listKeys,
  },
  {
    id: 'combobox',
    names: ['Combobox'],
    what: [
      'خيار من قائمة طويلة تضيق بالكتابة؛ يطابق العربية مهما كُتبت همزتها.',
      'One of a long list that narrows as one types; Arabic matches however its hamza is written.',
    ],
    not: ['لخمسة خيارات أو أقل.', 'For five options or fewer.'],
    keys: filterKeys,
  },
  {
    id: 'date-field',
    names: ['DateField'],
    what: [
      'تاريخ يُكتب جزءًا جزءًا أو يُختار من شهره، ميلاديًا كان أو هجريًا، والآخر بجانبه.',
      'A date, typed part by part or chosen from its month, Gregorian or Hijri, with the other one beside it.',
    ],
    not: ['لوقت مضى أو آتٍ يُعرض فقط: استعمل DateText.', 'For a date that is only shown: DateText.'],
    keys: [
      ['0–9 · ٠–٩', ['تكتب الجزء وتمضي إلى ما بعده', 'write a part and go on to the next']],
      ['↓ ↑', ['يغيّر الجزء', 'change a part']],
      ['← →', ['ينتقل بين الأجزاء', 'move between the parts']],
      ['Alt ↓', ['يفتح الشهر', 'opens the month']],
    ],
  },
  {
    id: 'slider',
    names: ['Slider'],
    what: [
      'قيمة تقريبية على مقياس، تُملأ من جهة القراءة.',
      'A rough value on a scale, which fills from the reading side.',
    ],
    not: ['لقيمة دقيقة: استعمل NumberField.', 'For an exact value: NumberField.'],
    keys: [
      ['← → ↓ ↑', ['تغيّر القيمة مع جهة القراءة', 'change the value, along the reading direction']],
      ['Home · End', ['إلى الطرفين', 'to either end']],
    ],
  },
  {
    id: 'rating-field',
    names: ['RatingField'],
    what: ['تقييم من نجمة إلى خمس.', 'One to five stars.'],
    not: ['لعرض متوسط: استعمل Rating.', 'To show a mean: Rating.'],
    keys: [['← → ↓ ↑', ['تغيّر عدد النجوم مع جهة القراءة', 'change the stars, along the reading direction']]],
  },
  {
    id: 'avatar-upload',
    names: ['AvatarUpload'],
    what: [
      'صورة شخصية تُقص مربعةً بالمؤشر أو المفاتيح ثم تُرسل.',
      'A person’s picture, cut to a square by pointer or keys, then sent.',
    ],
    not: ['لملفات أخرى: استعمل FileUpload.', 'For other files: FileUpload.'],
    keys: [
      ['← → ↓ ↑', ['تحرّك الصورة', 'move the picture']],
      ['+ −', ['تكبّر وتصغّر', 'zoom']],
    ],
  },
  {
    id: 'file-upload',
    names: ['FileUpload', 'UploadField'],
    what: [
      'ملفات تُختار أو تُفلت، لكل منها تقدمه وإلغاؤه وإعادة إرساله.',
      'Files, chosen or dropped, each with its progress, cancelled or sent again.',
    ],
    not: ['لصورة شخصية: استعمل AvatarUpload.', 'For a person’s picture: AvatarUpload.'],
    keys: pressKeys,
  },
  {
    id: 'form-error-summary',
    names: ['FormErrorSummary'],
    what: [
      'يجمع أخطاء النموذج بعد الإرسال ويأخذ التركيز، وكل خطأ رابط إلى حقله.',
      'Gathers a form’s errors after sending and takes the focus; each is a link to its field.',
    ],
    not: ['لحقل واحد: خطؤه عنده.', 'For a single field: its error stands at it.'],
    keys: [['Enter', ['ينتقل إلى الحقل', 'goes to the field']]],
  },
]
