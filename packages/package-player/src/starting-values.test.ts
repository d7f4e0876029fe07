import * as scorm12 from 'scorm-again/scorm12'
import * as scorm2004 from 'scorm-again/scorm2004'
import { expect, test } from 'vitest'
import { type Opening, startingValues } from './starting-values.ts'

type Make = new (settings: object) => {
  cmi: object
  loadFromFlattenedJSON(values: Record<string, string>, element: string): void
} & Record<'LMSInitialize' | 'Initialize', () => string> &
  Record<'LMSGetValue' | 'GetValue', (name: string) => string> &
  Record<'LMSSetValue' | 'SetValue', (name: string, value: string) => string>
// Its types name a default export; its modules have it by name.
const { Scorm12API } = scorm12 as unknown as { Scorm12API: Make }
const { Scorm2004API } = scorm2004 as unknown as { Scorm2004API: Make }

const opening: Opening = {
  is_kept: true,
  query: '',
  state: {},
  total_time: '0000:05:00',
  pass_score: 80,
  data: 'level=2',
  learner: { id: '7', name: 'سارة' },
}
const quiet = { lmsCommitUrl: false, logLevel: 5 } as const

test('content of SCORM 1.2 finds what it left, to its full length, and what the API gives each time', () => {
  const first = new Scorm12API(quiet)
  first.loadFromFlattenedJSON(startingValues('scorm12', opening), '')
  first.LMSInitialize()
  expect(first.LMSGetValue('cmi.core.entry')).toBe('ab-initio')
  const left = 'صفحة '.repeat(800)
  for (const [name, value] of [
    ['core.lesson_location', 'page-3'],
    ['core.lesson_status', 'incomplete'],
    ['core.score.raw', '40'],
    ['suspend_data', left],
    ['objectives.0.id', 'aim'],
    ['objectives.0.status', 'passed'],
  ] as const)
    expect([name, first.LMSSetValue(`cmi.${name}`, value)]).toEqual([name, 'true'])

  const again = new Scorm12API(quiet)
  const state = JSON.parse(JSON.stringify(first.cmi)) as Record<string, unknown>
  again.loadFromFlattenedJSON(startingValues('scorm12', { ...opening, state }), '')
  again.LMSInitialize()
  const found = Object.fromEntries(
    [
      'core.student_name',
      'core.entry',
      'core.lesson_location',
      'core.lesson_status',
      'core.score.raw',
      'student_data.mastery_score',
      'launch_data',
      'objectives.0.status',
    ].map(name => [name, again.LMSGetValue(`cmi.${name}`)]),
  )
  expect(found).toEqual({
    'core.student_name': 'سارة',
    'core.entry': 'resume',
    'core.lesson_location': 'page-3',
    'core.lesson_status': 'incomplete',
    'core.score.raw': '40',
    'student_data.mastery_score': '80',
    launch_data: 'level=2',
    'objectives.0.status': 'passed',
  })
  expect(again.LMSGetValue('cmi.suspend_data')).toBe(left)
})

test('content of SCORM 2004 finds 64,000 characters again, and its answers', () => {
  const given = { ...opening, total_time: 'PT5M', pass_score: 0.8 }
  const first = new Scorm2004API(quiet)
  first.loadFromFlattenedJSON(startingValues('scorm2004', given), '')
  first.Initialize()
  const left = 'x'.repeat(64_000)
  first.SetValue('cmi.suspend_data', left)
  first.SetValue('cmi.location', '5')
  first.SetValue('cmi.interactions.0.id', 'q1')
  first.SetValue('cmi.interactions.0.type', 'true-false')
  const again = new Scorm2004API(quiet)
  const state = JSON.parse(JSON.stringify(first.cmi)) as Record<string, unknown>
  again.loadFromFlattenedJSON(startingValues('scorm2004', { ...given, state }), '')
  again.Initialize()
  expect(again.GetValue('cmi.suspend_data')).toBe(left)
  expect(
    ['location', 'entry', 'scaled_passing_score', 'interactions.0.id', 'mode'].map(name =>
      again.GetValue(`cmi.${name}`),
    ),
  ).toEqual(['5', 'resume', '0.8', 'q1', 'normal'])
})

test('where nothing is kept, content gets browse mode', () => {
  expect(startingValues('scorm12', { ...opening, is_kept: false })).toMatchObject({
    'cmi.core.lesson_mode': 'browse',
    'cmi.core.credit': 'no-credit',
  })
})
