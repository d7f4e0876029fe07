import { cleanPhoneText } from '@masar/text/phone'
import { phoneSamples } from '@masar/text/phone-samples'
import google from 'google-libphonenumber'
import type { CountryCode } from 'libphonenumber-js/core'
import { beforeAll, expect, test } from 'vitest'
import { callingCodeOf, phoneCountries } from './calling-codes.ts'
import { loadPhoneLibrary, type FieldLibrary } from './phone-library.ts'
import {
  countryOfText,
  readState,
  whenLeft,
  withCountry,
  type PhoneState,
  type StateReading,
} from './phone-value.ts'

const { PhoneNumberFormat, PhoneNumberType, PhoneNumberUtil } = google
const oracle = PhoneNumberUtil.getInstance()
let library: FieldLibrary

beforeAll(async () => {
  library = await loadPhoneLibrary('any')
})

const read = (state: PhoneState) => readState(state, library, () => true)
const typed = (text: string, from: CountryCode): PhoneState => ({ text: cleanPhoneText(text), from })
/** How the field begins with what a form kept of it. */
const kept = ({ formatted, shown }: StateReading): PhoneState => ({
  text: cleanPhoneText(formatted),
  from: countryOfText(formatted, shown) ?? shown,
})
/** What is sent: the number, or the text with its country. */
const received = ({ e164, formatted, shown }: StateReading) =>
  library.core.readPhone(cleanPhoneText(e164 ?? formatted), shown, library)

const toldOf = ({ e164, shown, countryCode, nationalNumber, reason, valid }: StateReading) =>
  JSON.stringify({ e164, shown, countryCode, nationalNumber, reason, valid })

/** What is wrong with a text that has to be one number whatever is done with it. */
function differences(state: PhoneState): string[] {
  const first = read(state)
  const left = read(whenLeft(first))
  const told = {
    left: toldOf(left),
    'left twice': toldOf(read(whenLeft(left))),
    reloaded: toldOf(read(kept(first))),
    'left and reloaded': toldOf(read(kept(left))),
  }
  const wrong = Object.entries(told)
    .filter(([, value]) => value !== toldOf(first))
    .map(([how, value]) => `${how}: ${value}`)
  const sent = received(first)
  if ((sent.reason === null ? sent.number?.number : null) !== first.e164 || sent.reason !== first.reason)
    wrong.push(`sent: ${sent.number?.number} ${sent.reason}`)
  if (
    first.valid &&
    first.shown !== library.core.parsePhoneNumberWithError(first.e164!, library.metadata).country
  )
    wrong.push(`shown: ${first.shown}`)
  return wrong.map(each => `${state.from} ${state.text} is ${toldOf(first)}, ${each}`)
}

const example = (country: CountryCode) => {
  const number =
    oracle.getExampleNumberForType(country, PhoneNumberType.MOBILE) ?? oracle.getExampleNumber(country)
  const format = (as: google.PhoneNumberFormat) => oracle.format(number, as)
  return {
    e164: format(PhoneNumberFormat.E164),
    national: format(PhoneNumberFormat.NATIONAL),
    international: format(PhoneNumberFormat.INTERNATIONAL).slice(1),
  }
}
/** The exit codes of a country: the one that people dial first, and the shortest that its pattern takes. */
function exitCodesOf(country: CountryCode): Set<string> {
  const plans = new library.core.Metadata(library.metadata)
  plans.selectNumberingPlan(country)
  const plan = plans.numberingPlan!
  const pattern = new RegExp(`^(?:${plan.IDDPrefix()})$`)
  const shortest = [1, 2, 3, 4]
    .flatMap(length => Array.from({ length: 10 ** length }, (_, n) => String(n).padStart(length, '0')))
    .find(digits => pattern.test(digits))!
  return new Set([shortest, plan.defaultIDDPrefix() || shortest])
}
/** A country may take more digits for its exit code: 00 1 201 555 0123 is 001 20 155 550 123 in Hong Kong. Its own reading comes first. */
function ownReading(text: string, from: CountryCode): string | null {
  const number = oracle.parse(text, from)
  return oracle.isValidNumber(number) ? oracle.format(number, PhoneNumberFormat.E164) : null
}
const notations = (exit: string, { international, e164 }: ReturnType<typeof example>) => [
  `${exit}${e164.slice(1)}`,
  `${exit} ${international}`,
  `${exit}-${international.replace(/ /g, '-')}`,
  `(${exit}) ${international}`,
  [...`${exit}${e164.slice(1)}`].join(' '),
]

test('00 and a plus from Saudi Arabia: a number of every country in every notation is that number, and its country is shown', () => {
  const wrong: string[] = []
  for (const country of phoneCountries) {
    const number = example(country)
    for (const text of [...notations('00', number), `+${number.international}`]) {
      const state = typed(text, 'SA')
      const { e164, valid } = read(state)
      if (!valid || e164 !== number.e164) wrong.push(`${text}: ${e164}, not ${number.e164}`)
      wrong.push(...differences(state))
    }
  }
  expect(wrong).toEqual([])
})

test('the exit code of every country, in every notation, leads to the number behind it', () => {
  const wrong: string[] = []
  for (const from of phoneCountries) {
    const exitCodes = [...exitCodesOf(from)]
    for (const country of ['SA', 'AE', 'GB', 'US', 'JP'] as const) {
      const number = example(country)
      for (const text of exitCodes.flatMap(exit => notations(exit, number))) {
        const state = typed(text, from)
        const { e164 } = read(state)
        if (e164 !== number.e164 && e164 !== ownReading(text, from))
          wrong.push(`${from} ${text}: ${e164}, not ${number.e164}`)
        wrong.push(...differences(state))
      }
    }
  }
  expect(wrong).toEqual([])
})

test('00 counts as an exit code in every country, unless the country itself reads a number in it', () => {
  const wrong: string[] = []
  for (const from of phoneCountries) {
    for (const country of ['SA', 'AE', 'EG', 'GB'] as const) {
      const number = example(country)
      const text = `00${number.e164.slice(1)}`
      const { e164 } = read(typed(text, from))
      if (e164 !== (ownReading(text, from) ?? number.e164)) wrong.push(`${from} ${text}: ${e164}`)
    }
  }
  expect(wrong).toEqual([])
})

test('national numbers of every country, and every beginning of a number, mean the same when left, kept and sent', () => {
  const wrong: string[] = []
  for (const country of phoneCountries) {
    const { national, e164 } = example(country)
    for (const [text, from] of [
      [national, country],
      [`00${e164.slice(1)}`, 'SA'],
      [`011${e164.slice(1)}`, 'US'],
      [e164, 'US'],
    ] as const)
      for (let end = 1; end <= text.length; end += 1)
        wrong.push(...differences(typed(text.slice(0, end), from)))
  }
  expect(wrong.slice(0, 20)).toEqual([])
})

test.each(phoneSamples)('$text from $from is $means, as on the server', ({ text, from, means }) => {
  const state = typed(text, from as CountryCode)
  const { e164, reason } = read(state)
  expect(e164 ?? reason).toBe(means)
  expect(differences(state)).toEqual([])
})

test.each(['AE', 'JP', 'US', 'CA', 'HK'] as const)(
  'what is read after %s was picked is one number too, of that country’s code unless the text is national',
  picked => {
    const wrong: string[] = []
    for (const { text, from } of phoneSamples) {
      const before = read(typed(text, from as CountryCode))
      const state = withCountry(before, cleanPhoneText(text), picked)
      wrong.push(...differences(state))
      if (before.isInternational && !state.text.startsWith(`+${callingCodeOf(picked)}`))
        wrong.push(state.text)
    }
    expect(wrong).toEqual([])
  },
)

test.each([
  ['00 971 50 123 4567', 'KW', '+965501234567'],
  ['+966 50 123 4567 ext. 12', 'AE', '+971501234567 ext. 12'],
  ['050 123 4567', 'AE', '050 123 4567'],
] as const)('%s under the picked country %s is %s', (text, picked, expected) =>
  expect(withCountry(read(typed(text, 'SA')), text, picked)).toEqual({ text: expected, from: picked }),
)
