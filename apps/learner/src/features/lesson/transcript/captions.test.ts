import { captionLines } from '@masar/text'
import { expect, test } from 'vitest'
import { hitsOf, markedParts } from './find.ts'
import { lineAt } from './line-at.ts'

const file = `\uFEFFWEBVTT - a title\r
\r
NOTE 00:01.000 --> 00:02.000
of the translator

STYLE
::cue { color: red }

7
00:00:03.200 --> 00:00:06.300 align:start position:0%
<v ليلى>مقهى <i>صغير</i> يفتح
أبوابه &amp; يغلق.

00:00.300 --> 00:03.200
الأولى

01:00:00.000 --> 01:00:02.500
After an hour

00:09.000 --> 00:08.000
ends before it begins

soon --> 00:10.000
no time
`

test('lines of a caption file come in their order, as plain words; what is no cue is left out', () => {
  const lines = captionLines(file)
  expect(lines).toEqual([
    { from: 0.3, to: 3.2, text: 'الأولى' },
    { from: 3.2, to: 6.3, text: 'مقهى صغير يفتح أبوابه & يغلق.' },
    { from: 3600, to: 3602.5, text: 'After an hour' },
  ])
  expect([0, 0.3, 3.1, 3.2, 40, 9999].map(second => lineAt(lines, second))).toEqual([-1, 0, 0, 1, 1, 2])
  expect([captionLines(''), lineAt([], 5)]).toEqual([[], -1])
})

test('words are found folded and marked in the line as it is written', () => {
  const lines = captionLines(file)
  expect(hitsOf(lines, 'أبوابَه')).toEqual([1])
  expect(hitsOf(lines, 'AFTER AN')).toEqual([2])
  expect([hitsOf(lines, '  '), hitsOf(lines, 'غائب')]).toEqual([[], []])
  const parts = markedParts('مقهىً صغير، يفتح', 'مقهي صغير')
  expect(parts.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['مقهىً', 'صغير،'])
  expect(parts.map(({ text }) => text).join('')).toBe('مقهىً صغير، يفتح')
})
