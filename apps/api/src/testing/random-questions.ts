import fc from 'fast-check'
import type { BilingualText } from '../db/schema/columns.ts'
import { essayFileKinds, essayFormats } from '../db/schema/index.ts'
import { tidiedForm } from '../modules/exams/questions/essay-form.ts'
import type { QuestionFacts } from '../modules/exams/questions/facts.ts'
import { shapeProblem } from '../modules/exams/questions/formats/shape.ts'
import { cleanText } from '../modules/exams/questions/formats/texts.ts'
import { checkQuestion } from '../modules/exams/questions/rules.ts'

/** Pieces that mean something in one of the formats, in sheets, in Markdown or HTML. */
const pieces = [
  'ما عاصمة السعودية؟',
  'Which of them?',
  '٣٫٥',
  '{',
  '}',
  '=',
  '~',
  '#',
  ':',
  '\\',
  '\\n',
  '->',
  '-&gt;',
  '::q::',
  '//',
  '%50%',
  '####',
  '[html]',
  '[markdown]',
  '$CATEGORY: x',
  '<b>bold</b>',
  '</span>',
  '&lt;/span',
  '<span lang="ar" class="multilang">',
  ']]>',
  '--',
  '-->',
  '&amp;',
  '&#10;',
  '<script>alert(1)</script>',
  '<!DOCTYPE x>',
  '=1+1',
  '+1',
  '@SUM(A1)',
  '-2',
  "'=x",
  '"',
  ',',
  ';',
  '\t',
  '\n',
  '\n\n',
  '* item',
  '**x**',
  '_y_',
  '`code`',
  '| a | b |',
  '[a]: b',
  '![i](x.png)',
  '$x^2$',
  '*',
  '\\*',
  '\u2067',
  '\u2069',
  '\u200f',
  '_x0041_',
  '\ufffd',
  'T',
  'TRUE',
  '🙂',
  'é',
  '  ',
]
const text = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 6, unit: 'grapheme' })), {
    minLength: 1,
    maxLength: 6,
  })
  .map(parts => cleanText(parts.join(' ')))
  .filter(made => made !== '')
const key = fc.stringMatching(/^[a-z0-9]{1,4}(?:[-_][a-z0-9]{1,3})?$/)
const points = fc.integer({ min: 1, max: 10_000 }).map(hundredths => hundredths / 100)
const decimal = fc.integer({ min: -1_000_000, max: 1_000_000 }).map(thousandths => thousandths / 1000 || 0)

/** Texts in exactly these languages. */
function texts(taught: readonly ('ar' | 'en')[]): fc.Arbitrary<BilingualText> {
  return fc.record(Object.fromEntries(taught.map(language => [language, text])))
}

const some = <T>(value: fc.Arbitrary<T>) => fc.array(value, { minLength: 2, maxLength: 5 })
const flag = (name: 'all_or_nothing' | 'exact') => fc.constantFrom({}, { [name]: true })

const words = fc.option(fc.integer({ min: 1, max: 5000 }), { nil: undefined })
/** What an essay takes; none for plain text. */
const essayForm = fc
  .record({
    format: fc.constantFrom(...essayFormats),
    files: fc.option(
      fc.record({
        kinds: fc.subarray([...essayFileKinds], { minLength: 1 }),
        most: fc.integer({ min: 1, max: 10 }),
        megabytes: fc.integer({ min: 1, max: 25 }),
      }),
      { nil: undefined },
    ),
    least: words,
    most: words,
  })
  .map(({ format, files, least, most }) =>
    tidiedForm({
      format,
      ...(files && { files }),
      words: { ...(least !== undefined && { least }), ...(most !== undefined && { most }) },
    }),
  )

/** Sound questions of all eight kinds, in the languages that a course is taught in. */
// long: a list of the kinds, each short by itself
export function randomQuestion(taught: readonly ('ar' | 'en')[]): fc.Arbitrary<QuestionFacts> {
  const said = texts(taught)
  const none = fc.constant<BilingualText>({})
  const every = { key, points, body: said, explanation: fc.oneof(said, none) }
  const choice = fc
    .record({ key, text: said, correct: fc.boolean(), feedback: fc.oneof(said, fc.constant(undefined)) })
    .map(({ correct, feedback, ...rest }) => ({
      ...rest,
      ...(correct && { correct }),
      ...(feedback && { feedback }),
    }))
  const option = fc.record({ key, text: said })
  const of = <T extends object>(kind: QuestionFacts['kind'], more: fc.Arbitrary<T>) =>
    fc.tuple(fc.record(every), more).map(([common, own]): QuestionFacts => ({ ...common, kind, ...own }))
  const all = fc.oneof(
    of('single_choice', fc.record({ options: some(choice) })),
    of(
      'multiple_choice',
      fc.tuple(some(choice), flag('all_or_nothing')).map(([options, set]) => ({ options, ...set })),
    ),
    of('true_false', fc.record({ answer: fc.boolean() })),
    of(
      'number',
      fc.oneof(
        fc.record({ answer: decimal }),
        fc.record({ answer: decimal, tolerance: fc.integer({ min: 1, max: 5000 }).map(n => n / 100) }),
        fc.record({ answer: decimal, tolerance_percent: fc.integer({ min: 0, max: 1000 }).map(n => n / 10) }),
      ),
    ),
    of(
      'short_text',
      fc
        .tuple(fc.array(text, { minLength: 1, maxLength: 4 }), flag('exact'))
        .map(([accepted, set]) => ({ accepted, ...set })),
    ),
    of(
      'matching',
      fc
        .tuple(
          some(option),
          some(option),
          fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
          flag('all_or_nothing'),
        )
        .map(([prompts, options, to, set]) => ({
          prompts: prompts.map((prompt, at) => ({
            ...prompt,
            match: options[(to[at] ?? 0) % options.length]?.key ?? '',
          })),
          options,
          ...set,
        })),
    ),
    of(
      'ordering',
      some(option)
        .chain(options =>
          fc.record({
            options: fc.constant(options),
            order: fc.shuffledSubarray(
              options.map(one => one.key),
              { minLength: options.length },
            ),
          }),
        )
        .chain(made => flag('all_or_nothing').map(set => ({ ...made, ...set }))),
    ),
    fc
      .tuple(fc.record(every), fc.array(fc.record({ key, text: said, points }), { maxLength: 3 }), essayForm)
      .map(([common, rubric, essay]): QuestionFacts => ({
        ...common,
        kind: 'essay',
        ...(essay && { essay }),
        ...(rubric.length > 0 && {
          rubric,
          points: Math.round(rubric.reduce((sum, criterion) => sum + criterion.points * 100, 0)) / 100,
        }),
      })),
  )
  return all.filter(isSound)
}

function isSound(question: QuestionFacts): boolean {
  let problems = 0
  checkQuestion(question, () => {
    problems += 1
  })
  return problems === 0 && shapeProblem(question) === undefined
}
