import type { BilingualText } from '../../../db/schema/columns.ts'
import type { AnswerKey, QuestionKind, QuestionOption } from '../../../db/schema/index.ts'

export interface SampleQuestion {
  body: BilingualText
  options: QuestionOption[]
  key: AnswerKey
  /** How this kind is marked, told once it was tried. */
  explanation: BilingualText
}

const option = (key: string, ar: string, en: string): QuestionOption => ({ key, text: { ar, en } })
const prompt = (key: string, ar: string, en: string): QuestionOption => ({
  ...option(key, ar, en),
  isPrompt: true,
})

/** A question of each kind that anybody can answer, to try how it is answered. They are in no exam. */
export const samples: Record<QuestionKind, SampleQuestion> = {
  single_choice: {
    body: { ar: 'كم يومًا في الأسبوع؟', en: 'How many days are there in a week?' },
    options: [
      option('five', 'خمسة', 'Five'),
      option('six', 'ستة', 'Six'),
      option('seven', 'سبعة', 'Seven'),
      option('eight', 'ثمانية', 'Eight'),
    ],
    key: { correct: ['seven'] },
    explanation: {
      ar: 'في هذا النوع تختار إجابة واحدة، وفي الأسبوع سبعة أيام.',
      en: 'In this kind you choose one answer. A week has seven days.',
    },
  },
  multiple_choice: {
    body: { ar: 'أيّ هذه من الفواكه؟', en: 'Which of these are fruits?' },
    options: [
      option('date', 'التمر', 'Dates'),
      option('chair', 'الكرسي', 'A chair'),
      option('orange', 'البرتقال', 'Oranges'),
      option('pen', 'القلم', 'A pen'),
    ],
    key: { correct: ['date', 'orange'] },
    explanation: {
      ar: 'في هذا النوع قد تصحّ أكثر من إجابة. لكل اختيار صحيح جزء من الدرجة، وكل اختيار خاطئ يُنقص منها. والصحيح هنا التمر والبرتقال.',
      en: 'In this kind more than one answer may be right. Each right choice earns a part of the points, and each wrong one takes some away. Here dates and oranges are right.',
    },
  },
  true_false: {
    body: { ar: 'تشرق الشمس من الشرق.', en: 'The sun rises in the east.' },
    options: [],
    key: { truth: true },
    explanation: {
      ar: 'في هذا النوع تقرر هل العبارة صحيحة. وهذه صحيحة.',
      en: 'In this kind you decide whether a statement is true. This one is.',
    },
  },
  short_text: {
    body: { ar: 'ما لون السماء في يوم صحو؟', en: 'What colour is the sky on a clear day?' },
    options: [],
    key: { accepted: ['أزرق', 'ازرق', 'زرقاء', 'اللون الأزرق', 'blue'] },
    explanation: {
      ar: 'في هذا النوع تكتب كلمة أو كلمات قليلة. لا فرق بين الهمزات، ولا أثر للتشكيل ولا لعلامات الترقيم. والجواب: أزرق.',
      en: 'In this kind you type a word or a few. Capitals and punctuation do not matter. The answer is blue.',
    },
  },
  number: {
    body: { ar: 'كم نصف خمسة؟', en: 'What is half of five?' },
    options: [],
    key: { value: 2.5 },
    explanation: {
      ar: 'في هذا النوع تكتب عددًا بأي أرقام، وبفاصلة عشرية أو نقطة: ٢٫٥ أو 2.5.',
      en: 'In this kind you type a number, in either kind of digits, with a decimal point: 2.5 or ٢٫٥.',
    },
  },
  matching: {
    body: { ar: 'صِل كل بلد بعاصمته.', en: 'Match each country with its capital.' },
    options: [
      prompt('oman', 'عُمان', 'Oman'),
      prompt('jordan', 'الأردن', 'Jordan'),
      option('amman', 'عمّان', 'Amman'),
      option('muscat', 'مسقط', 'Muscat'),
      option('rabat', 'الرباط', 'Rabat'),
    ],
    key: { pairs: { oman: 'muscat', jordan: 'amman' } },
    explanation: {
      ar: 'في هذا النوع لكل زوج صحيح جزء من الدرجة. اسحب الخيار إلى مكانه، أو المس أحدهما ثم الآخر. مسقط عاصمة عُمان، وعمّان عاصمة الأردن، وبقي خيار لا مكان له.',
      en: 'In this kind each right pair earns its part. Drag an option to its place, or tap one and then the other. Muscat is the capital of Oman and Amman that of Jordan; one option is left over.',
    },
  },
  ordering: {
    body: { ar: 'رتّب من الأقصر إلى الأطول.', en: 'Put these in order, the shortest first.' },
    options: [
      option('hour', 'ساعة', 'An hour'),
      option('minute', 'دقيقة', 'A minute'),
      option('day', 'يوم', 'A day'),
    ],
    key: { correct: ['minute', 'hour', 'day'] },
    explanation: {
      ar: 'في هذا النوع لكل جارَين في ترتيبهما الصحيح جزء من الدرجة. والترتيب: دقيقة، ساعة، يوم.',
      en: 'In this kind every two neighbours in their right order earn a part. The order is: a minute, an hour, a day.',
    },
  },
  essay: {
    body: {
      ar: 'صف المكان الذي تدرس فيه في جملة أو جملتين.',
      en: 'Describe where you study, in a sentence or two.',
    },
    options: [],
    key: {},
    explanation: {
      ar: 'في هذا النوع تكتب نصًا من عندك، ويقرؤه المعلّم ويعطيه درجته بعد التسليم.',
      en: 'In this kind you write a text of your own. After you submit, the instructor reads and grades it.',
    },
  },
}
