import google from 'google-libphonenumber'
import examples from 'libphonenumber-js/mobile/examples'

export interface Writing {
  /** As somebody pastes it. */
  text: string
  /** What it is, by Google's library. */
  e164: string
}

const { PhoneNumberFormat, PhoneNumberUtil } = google
const arabic = (text: string) => text.replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)))

/** In how many ways each is written: bare, with spaces, with dashes, in Arabic digits, within marks of direction. */
const writings: ((international: string, e164: string) => string)[] = [
  (_, e164) => e164,
  spaced => spaced,
  spaced => spaced.replaceAll(' ', '-'),
  spaced => arabic(spaced),
  (_, e164) => `\u202A${e164}\u202C`,
]

/** The same numbers for each run: mobile numbers of all countries around their example, each in five writings. */
export function numbers(count: number): Writing[] {
  const util = PhoneNumberUtil.getInstance()
  const found: Writing[] = []
  for (let step = 0; found.length < count; step += 1) {
    for (const [country, example] of Object.entries(examples)) {
      const last = String((Number(String(example).slice(-4)) + step * 37) % 10_000).padStart(4, '0')
      const number = util.parse(String(example).slice(0, -4) + last, country)
      if (!util.isValidNumber(number)) continue
      const e164 = util.format(number, PhoneNumberFormat.E164)
      for (const write of writings)
        found.push({ text: write(util.format(number, PhoneNumberFormat.INTERNATIONAL), e164), e164 })
    }
  }
  return found.slice(0, count)
}
