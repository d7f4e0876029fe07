import type { Zippable } from 'fflate'
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import {
  activitiesOf,
  courseStructureOf,
  manifestOf,
  packageZip,
  page,
  unitOf,
} from '../../../testing/packages.ts'
import { PackageError, sentenceOf } from './package-error.ts'
import { packageLimits, readPackage } from './reading.ts'

const bytesOf = (zip: Buffer) => ({
  read: async (buffer: Buffer, offset: number, length: number, position: number) => ({
    bytesRead: zip.copy(buffer, offset, position, position + length),
  }),
})
const read = (zip: Buffer, limits = packageLimits) => readPackage(bytesOf(zip), zip.length, limits)
async function errorCodeOf(zip: Buffer, limits = packageLimits) {
  const error = await read(zip, limits).catch((thrown: unknown) => thrown)
  if (!(error instanceof PackageError)) throw error ?? new Error('It was read.')
  return error
}

test('SCORM 1.2: parts in their order at any depth, with the score that passes and what they are handed', async () => {
  const items = `<item identifier="chapter"><title>فصل</title>
    <item identifier="a" identifierref="r1" parameters="?page=1"><title> أول  درس </title><adlcp:masteryscore>80</adlcp:masteryscore><adlcp:datafromlms>level=2&amp;x</adlcp:datafromlms></item></item>
    <item identifier="hidden" identifierref="r1" isvisible="false"><title>خفي</title></item>
    <item identifier="b" identifierref="r2"><title>مرجع</title></item>`
  const resources = `<resource identifier="r1" adlcp:scormtype="sco" href="one/index.html"/><resource identifier="r2" xml:base="two/" adlcp:scormtype="asset" href="a%20b.html#end"/>`
  expect(
    await read(packageZip(manifestOf('scorm12', { items, resources }), { 'two/a b.html': page })),
  ).toEqual({
    standard: 'scorm12',
    title: 'حزمة',
    parts: [
      {
        key: 'a',
        title: 'أول درس',
        href: 'one/index.html?page=1',
        isSilent: false,
        passScore: 80,
        data: 'level=2&x',
      },
      {
        key: 'b',
        title: 'مرجع',
        href: 'two/a%20b.html#end',
        isSilent: true,
        passScore: null,
        data: '',
      },
    ],
  })
})

test('SCORM 2004: the measure of the primary objective, where it satisfies', async () => {
  const items = (satisfied: string) =>
    `<item identifier="a" identifierref="r1"><title>A</title><imsss:sequencing><imsss:objectives><imsss:primaryObjective satisfiedByMeasure="${satisfied}"><imsss:minNormalizedMeasure>0.7</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives></imsss:sequencing></item>`
  const scores = await Promise.all(
    ['true', 'false'].map(async satisfied => {
      const { standard, parts } = await read(packageZip(manifestOf('scorm2004', { items: items(satisfied) })))
      return [standard, parts[0]?.passScore]
    }),
  )
  expect(scores).toEqual([
    ['scorm2004', 0.7],
    ['scorm2004', null],
  ])
})

test('cmi5: units at any depth, with what satisfies them, what they are handed, and their blocks', async () => {
  const more = '<launchParameters>level=2</launchParameters><entitlementKey>k</entitlementKey>'
  const structure = courseStructureOf(
    `${unitOf('u:1', { attributes: 'moveOn="Passed" masteryScore="0.75"', more })}<block id="b:1"><title/><block id="b:2"><title/>${unitOf('u:2', { attributes: '' })}</block></block>`,
  )
  const part = { title: 'وحدة أولى', href: 'one/index.html?page=1#top' }
  expect(await read(packageZip(structure, {}, 'cmi5.xml'))).toEqual({
    standard: 'cmi5',
    title: 'مقرر',
    parts: [
      {
        ...part,
        key: 'u:1',
        isSilent: false,
        passScore: 0.75,
        data: 'level=2',
        moveOn: 'Passed',
        entitlementKey: 'k',
      },
      { ...part, key: 'u:2', isSilent: true, passScore: null, data: '', moveOn: 'NotApplicable' },
    ],
    blocks: [
      { key: 'b:1', parts: ['u:2'] },
      { key: 'b:2', parts: ['u:2'] },
    ],
  })
})

test('xAPI without units: the activities that open something', async () => {
  const file = activitiesOf(
    '<activity id="a:1" type="t"><name lang="en">A</name><name lang="ar">أ</name><launch lang="en">one/index.html</launch></activity><activity id="a:2" type="t"><name>B</name></activity>',
  )
  expect(await read(packageZip(file, {}, 'tincan.xml'))).toMatchObject({
    standard: 'xapi',
    title: 'أ',
    parts: [{ key: 'a:1', title: 'أ', href: 'one/index.html', isSilent: false }],
  })
})

test.each([
  ['cmi5.xml', 'standard_unknown', '<course/>'],
  ['cmi5.xml', 'no_parts', courseStructureOf('')],
  ['cmi5.xml', 'part_unnamed', courseStructureOf(unitOf(''))],
  ['cmi5.xml', 'part_unnamed', courseStructureOf(unitOf('x'.repeat(501)))],
  ['cmi5.xml', 'part_taken', courseStructureOf(unitOf('u') + unitOf('u'))],
  ['cmi5.xml', 'launch_missing', courseStructureOf('<au id="u"><url>two.html</url></au>')],
  ['cmi5.xml', 'launch_missing', courseStructureOf('<au id="u"><title/></au>')],
  ['cmi5.xml', 'launch_outside', courseStructureOf('<au id="u"><url>https://else.example/a</url></au>')],
  ['tincan.xml', 'standard_unknown', '<activities/>'],
  ['tincan.xml', 'no_parts', activitiesOf('<activity id="a"><name>A</name></activity>')],
  ['tincan.xml', 'launch_outside', activitiesOf('<activity id="a"><launch>../a.html</launch></activity>')],
])('a %s with an error: %s', async (name, code, text) => {
  expect((await errorCodeOf(packageZip(text, {}, name))).code).toBe(code)
})

const link = { os: 3, attrs: (0o120777 << 16) >>> 0 }
const one = '<item identifier="one" identifierref="r1"><title>A</title></item>'
const launches = (href: string) =>
  manifestOf('scorm12', { resources: `<resource identifier="r1" href="${href}"/>` })

test.each<[code: string, manifest: string, files?: Zippable]>([
  ['name_unfit', manifestOf('scorm12'), { '../out.html': page }],
  ['name_unfit', manifestOf('scorm12'), { '/etc/passwd': page }],
  ['name_unfit', manifestOf('scorm12'), { 'a\\b.html': page }],
  ['name_taken', manifestOf('scorm12'), { 'one/INDEX.html': page }],
  ['not_a_file', manifestOf('scorm12'), { 'one/link.html': [strToU8('/etc/passwd'), link] }],
  ['ratio', manifestOf('scorm12'), { 'one/bomb.js': [new Uint8Array(2_000_000), { level: 9 }] }],
  ['manifest_broken', '<manifest><item></manifest>'],
  ['manifest_broken', '<!DOCTYPE m [<!ENTITY x "y">]><manifest/>'],
  ['standard_unknown', '<manifest><metadata><schemaversion>9</schemaversion></metadata></manifest>'],
  ['no_parts', manifestOf('scorm12', { items: '<item identifier="x"/>' })],
  ['part_taken', manifestOf('scorm12', { items: one + one })],
  ['launch_missing', launches('two/index.html')],
  ['launch_missing', manifestOf('scorm12', { resources: '' })],
  ['launch_outside', launches('https://else.example/x')],
  ['launch_outside', launches('../index.html')],
  ['launch_outside', launches('//else.example/x')],
])('a package is refused: %s', async (code, manifest, files = {}) => {
  expect((await errorCodeOf(packageZip(manifest, files))).code).toBe(code)
})

test('a package is refused that has no manifest, is cmi5, is cut, lies about its size or is too large; the error has a message', async () => {
  const zip = packageZip(manifestOf('scorm12'))
  const without = (name: string) =>
    Buffer.from(zip.toString('latin1').replaceAll('imsmanifest.xml', name), 'latin1')
  expect((await errorCodeOf(without('xmsmanifest.xml'))).code).toBe('no_manifest')
  expect((await errorCodeOf(zip.subarray(0, zip.length - 30))).code).toBe('truncated')
  expect((await errorCodeOf(Buffer.from('no zip at all'))).code).toBe('not_a_zip')
  expect((await errorCodeOf(zip, { ...packageLimits, bytes: 10 })).code).toBe('too_large')
  expect((await errorCodeOf(zip, { ...packageLimits, files: 1 })).code).toBe('too_many_files')
  const lying = Buffer.from(zip)
  const at = lying.lastIndexOf('one/index.html') - 46
  lying.writeUInt32LE(5, at + 24)
  expect(sentenceOf(await errorCodeOf(lying))).toBe('is not whole: one/index.html')
  expect(sentenceOf(await errorCodeOf(packageZip(launches('two.html'))))).toBe(
    'opens a file that is not in it: two.html',
  )
})
