import type { NoteCode, RejectionCode } from './formats/reading.ts'

type Sentence = { id: string; message: string }

/** Why a question of a file is left out, for the person who corrects the file. */
export const rejectionMessages: Record<RejectionCode | 'kind_changed', Sentence> = {
  file_unreadable: /*i18n*/ {
    id: 'questions.file_unreadable',
    message: 'This file cannot be read in this format.',
  },
  file_missing: /*i18n*/ {
    id: 'questions.file_missing',
    message: 'This file is missing from the package.',
  },
  header_missing: /*i18n*/ {
    id: 'questions.header_missing',
    message: 'The first row has to name the columns, “Kind” among them.',
  },
  too_many: /*i18n*/ { id: 'questions.too_many', message: 'A file holds up to {most, number} questions.' },
  syntax: /*i18n*/ { id: 'questions.syntax', message: 'Its braces or signs do not match up.' },
  kind_unknown: /*i18n*/ {
    id: 'questions.kind_unknown',
    message: 'This kind of question is not known here: {kind}',
  },
  kind_changed: /*i18n*/ {
    id: 'questions.kind_changed',
    message: 'A question of another kind has this key already: {key}',
  },
  key_taken: /*i18n*/ {
    id: 'questions.key_taken',
    message: 'Another question of the file has this key: {key}',
  },
  key_unfit: /*i18n*/ {
    id: 'questions.key_unfit',
    message: 'A key is made of a–z, 0–9 and hyphens, up to 60 of them: {key}',
  },
  points_unfit: /*i18n*/ {
    id: 'questions.points_unfit',
    message: 'Its points have to be more than 0 and up to {most, number}, with two decimals at most.',
  },
  body_missing: /*i18n*/ { id: 'questions.body_missing', message: 'It asks nothing: its text is empty.' },
  text_missing: /*i18n*/ {
    id: 'questions.text_missing',
    message: 'One of its options, prompts or criteria has no text.',
  },
  text_too_long: /*i18n*/ {
    id: 'questions.text_too_long',
    message: 'One of its texts is longer than {most, number} characters.',
  },
  too_few_options: /*i18n*/ { id: 'questions.too_few_options', message: 'It needs two options or more.' },
  too_few_prompts: /*i18n*/ { id: 'questions.too_few_prompts', message: 'It needs two prompts or more.' },
  too_many_options: /*i18n*/ {
    id: 'questions.too_many_options',
    message: 'It has more than {most, number} options, prompts or criteria.',
  },
  option_key_taken: /*i18n*/ {
    id: 'questions.option_key_taken',
    message: 'Two of its options have one key: {key}',
  },
  one_correct: /*i18n*/ {
    id: 'questions.one_correct',
    message: 'Several of its options are right, and a single choice has one.',
  },
  none_correct: /*i18n*/ { id: 'questions.none_correct', message: 'None of its options is right.' },
  weights: /*i18n*/ {
    id: 'questions.weights',
    message: 'Its answers are worth different shares of the points, which Masar does not support.',
  },
  scoring_unknown: /*i18n*/ {
    id: 'questions.scoring_unknown',
    message: 'It is marked in a way that no question here is.',
  },
  no_answer: /*i18n*/ { id: 'questions.no_answer', message: 'It does not say what is right.' },
  no_accepted: /*i18n*/ { id: 'questions.no_accepted', message: 'It accepts no answer, or an empty one.' },
  accepts_anything: /*i18n*/ {
    id: 'questions.accepts_anything',
    message: 'One of its accepted answers would accept anything, or nothing.',
  },
  number_missing: /*i18n*/ { id: 'questions.number_missing', message: 'Its right answer is missing.' },
  number_unread: /*i18n*/ { id: 'questions.number_unread', message: 'This is not a number: {text}' },
  several_numbers: /*i18n*/ {
    id: 'questions.several_numbers',
    message: 'It accepts several numbers, and a question here has one, with a tolerance.',
  },
  tolerance_unfit: /*i18n*/ {
    id: 'questions.tolerance_unfit',
    message: 'A tolerance is 0 or more, and in percent up to 100.',
  },
  two_tolerances: /*i18n*/ {
    id: 'questions.two_tolerances',
    message: 'Its tolerance is either a number or a percentage, not both.',
  },
  order_incomplete: /*i18n*/ {
    id: 'questions.order_incomplete',
    message: 'Its right order has to name each item once.',
  },
  order_told: /*i18n*/ {
    id: 'questions.order_told',
    message: 'The keys of its items are in the right order, which would tell it.',
  },
  match_unknown: /*i18n*/ {
    id: 'questions.match_unknown',
    message: 'One of its prompts belongs to an option that is not there: {key}',
  },
  pairs_told: /*i18n*/ {
    id: 'questions.pairs_told',
    message: 'The keys of its options are in the order of the prompts, which would tell the pairs.',
  },
  essay_form: /*i18n*/ {
    id: 'questions.essay_form',
    message:
      'The limits of its answer contradict each other: its files, or its minimum and maximum number of words.',
  },
  rubric_sum: /*i18n*/ {
    id: 'questions.rubric_sum',
    message: 'The points of its criteria come to {sum, number}, and the question has {points, number}.',
  },
  lesson_too_long: /*i18n*/ {
    id: 'questions.lesson_too_long',
    message: 'A lesson is named by its title or id, in up to {most, number} characters.',
  },
  lesson_several: /*i18n*/ {
    id: 'questions.lesson_several',
    message: 'Several lessons of the course have this title. Name the one you mean by its id: {text}',
  },
  part_unknown: /*i18n*/ { id: 'questions.part_unknown', message: 'This is not known here: {text}' },
}

/** What of a question that is taken is left out. */
export const notes: Record<NoteCode | 'lesson_left_out', Sentence> = {
  category_left_out: /*i18n*/ {
    id: 'questions.note_category',
    message: 'The path of its category is too long to be kept.',
  },
  markup_left_out: /*i18n*/ {
    id: 'questions.note_markup',
    message:
      'Parts of it that a question cannot hold were left out: scripts, films, forms, drawings or MathML.',
  },
  lesson_left_out: /*i18n*/ {
    id: 'questions.note_lesson',
    message:
      'The lesson that teaches it is left out, since this title or id names no one lesson of this course: {text}',
  },
  wrong_weights: /*i18n*/ {
    id: 'questions.note_weights',
    message: 'Wrong options count as everywhere on Masar, not as the file says.',
  },
  feedback_left_out: /*i18n*/ {
    id: 'questions.note_feedback',
    message: 'The feedback of its answers is left out; only options of choices have one.',
  },
  images_left_out: /*i18n*/ {
    id: 'questions.note_images',
    message: 'An image of it is left out: the file lacks it, or it is no JPEG, PNG, WebP or GIF.',
  },
  images_elsewhere: /*i18n*/ {
    id: 'questions.note_images_elsewhere',
    message: 'An image of it is at another address. Nothing is fetched from there; add the image by hand.',
  },
}
