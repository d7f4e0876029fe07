import { expect, test } from 'vitest'
import { untranslated } from './untranslated.ts'

const found = (source: string) =>
  untranslated('a.tsx', source).map(error => /“([^”]*)”/.exec(error)?.[1] ?? error)

test('letters between tags, in either script, also behind a condition', () => {
  expect(found('const a = <p>Hello there</p>')).toEqual(['Hello there'])
  expect(found('const a = <p>أهلًا</p>')).toEqual(['أهلًا'])
  expect(found("const a = <p>{isOn ? 'On' : `Off ${n}`}</p>")).toEqual(['On', 'Off'])
  expect(found("const a = <p>{isOn && 'Yes'}{name ?? 'No name'}</p>")).toEqual(['Yes', 'No name'])
})

test('what people hear or read of an element, a part or an option', () => {
  expect(found('const a = <a aria-label="Close" href="/x" className="big" />')).toEqual(['Close'])
  expect(found('const a = <TextField label={\'Name\'} name="name" emptyText="Nothing" />')).toEqual([
    'Name',
    'Nothing',
  ])
  expect(found("const a = [{ value: 'ar', label: 'Arabic', description: 'x' }]")).toEqual(['Arabic'])
  expect(found('const a = <input enterKeyHint="done" type="text" />')).toEqual([])
})

test('any Arabic literal of an app', () => {
  expect(found("announce('تم الحفظ')")).toEqual(['تم الحفظ'])
})

test('no sentence: what macros take, code, signs, keys of the catalogues, and what says why', () => {
  expect(found('const a = <p><Trans>Hello <b>you</b></Trans></p>')).toEqual([])
  expect(found('const a = <p title={t`Hello`}>{i18n.t({ message: "Hi" })}</p>')).toEqual([])
  expect(found('const a = <Plural value={n} one="# course" other="# courses" />')).toEqual([])
  expect(found('const a = <p><code>npm start</code> · 3 / 5</p>')).toEqual([])
  expect(found("const a = { title: /*i18n*/ { id: 'x', message: 'Courses' } }")).toEqual([])
  expect(found("const a = { title: { id: 'x', message: 'Courses' } }")).toEqual(['Courses'])
  expect(found("// in no catalogue: named in itself\nconst a = { label: 'English' }")).toEqual([])
  expect(found("// in no catalogue:\nconst a = { label: 'English' }")).toEqual(['English'])
})
