import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { command } from '../../testing/command.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { storedAnswers } from './stored.ts'

let dataDir: string
let database: TestDatabase
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'masar-setup-'))
  database = await openTestDatabase()
})
afterEach(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const setup = (args: string[], typed = '', more: Record<string, string> = {}) =>
  command(
    ['setup', ...args],
    { DATABASE_URL: database.pool.options.connectionString, SMTP_URL: undefined, DATA_DIR: dataDir, ...more },
    typed,
  )
function file(text: string): string {
  const path = join(dataDir, 'setup.yaml')
  writeFileSync(path, text)
  return path
}
const stored = () => storedAnswers(database.db)
const whole = `site: { name: { ar: أكاديمية نخلة, en: Nakhla Academy } }
contact:
  email: Hello@Nakhla.example
  phone: "٠١١ ٢٣٤ ٥٦٧٨"
  address: { ar: "الرياض", en: Riyadh }
seller:
  legal_name: شركة نخلة للتدريب
  vat_number: "٣١٠١٢٣٤٥٦٧٠٠٠٠٣"
  registration_number: 1010123456
  bank: { iban: "sa٠٣ 8000 0000 6080 1016 7519", name: بنك نخلة, beneficiary: شركة نخلة }
`
const kept = {
  'site.name.ar': 'أكاديمية نخلة',
  'site.name.en': 'Nakhla Academy',
  'contact.email': 'hello@nakhla.example',
  'contact.phone': '+966112345678',
  'contact.address.ar': 'الرياض',
  'contact.address.en': 'Riyadh',
  'seller.legal_name': 'شركة نخلة للتدريب',
  'seller.vat_number': '310123456700003',
  'seller.registration_number': '1010123456',
  'seller.bank.iban': 'SA0380000000608010167519',
  'seller.bank.name': 'بنك نخلة',
  'seller.bank.beneficiary': 'شركة نخلة',
}

test('a file is checked, folded and stored, and mail that is not set up is said', async () => {
  const { status, stdout, stderr } = await setup(['--file', file(whole)])
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('SMTP_URL is not set')
  expect(stdout).toContain('SMTP_URL=smtps://')
  expect(await stored()).toEqual(kept)
  const again = await setup(['--file', file('seller: { vat_number: "" }\n')], '', {
    SMTP_URL: 'smtps://u:secret@mail.nakhla.example:465',
    MAIL_FROM: 'Nakhla <no-reply@nakhla.example>',
  })
  expect(again.stdout).toContain('leaves through mail.nakhla.example:465 from no-reply@nakhla.example')
  expect(again.stdout).not.toContain('secret')
  expect(await stored()).toEqual({ ...kept, 'seller.vat_number': '' })
})

test('everything that is wrong in a file is named by line, and nothing is stored', async () => {
  const { status, stdout, stderr } = await setup([
    '--file',
    file(`site: { name: { ar: "<b>نخلة</b>", en: Nakhla } }
contact:
  email: nobody
  fone: "1"
seller:
  legal_name: ${'شركة '.repeat(15)}
  vat_number: "123"
  registration_number: "10"
  bank: { iban: SA0380000000608010167518 }
`),
  ])
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr.split('\n')).toEqual([
    'setup.yaml:1: site.name.ar must be plain text, without links and markup',
    'setup.yaml:3: contact.email must be an e-mail address such as hello@masar.example',
    'setup.yaml:4: contact.fone is not known here',
    'setup.yaml:6: seller.legal_name must have at most 127 bytes in UTF-8 (an Arabic letter has two), not 134',
    'setup.yaml:7: seller.vat_number must be fifteen digits, the first and the last a 3',
    'setup.yaml:8: seller.registration_number must be ten digits',
    'setup.yaml:9: seller.bank.iban must be an IBAN whose check digits are right, such as SA03 8000 0000 6080 1016 7519',
    '',
    'Nothing was stored.',
    '',
  ])
  expect(await stored()).toEqual({})
})

test('an account is stored whole or not at all', async () => {
  const half = await setup(['--file', file(`${whole.replace(/, name: .*/, '}')}\n`)])
  expect([half.status, half.stdout]).toEqual([1, ''])
  expect(half.stderr).toContain('lacks seller.bank.name and seller.bank.beneficiary')
  expect(await stored()).toEqual({})
  await setup(['--file', file(whole)])
  const gone = 'seller: { bank: { iban: "", name: "", beneficiary: "" } }\n'
  expect((await setup(['--file', file(gone)])).status).toBe(0)
  expect(Object.keys(await stored())).not.toContain('seller.bank.iban')
})

test('what a file leaves out has to be stored already', async () => {
  const { status, stderr } = await setup(['--file', file('site: { name: { ar: نخلة, en: Nakhla } }\n')])
  expect(status).toBe(1)
  expect(stderr).toContain('contact.email is missing')
  expect(stderr).toContain('seller.legal_name is missing')
  expect(stderr).not.toContain('vat_number')
  const broken = (await setup(['--file', file('site: { name: [\n')])).stderr
  expect(broken).toMatch(/^setup\.yaml:\d: is not valid YAML/)
  expect(broken).not.toContain('is missing')
  expect((await setup(['--file', '/no/such.yaml'])).stderr).toBe('There is no file /no/such.yaml.\n')
})

test('asked, it asks again until an answer is sound; the next time it offers what is stored', async () => {
  const first = await setup(
    [],
    [
      '',
      'نخلة',
      'Nakhla',
      'x',
      'a@nakhla.example',
      '',
      '',
      '',
      'شركة نخلة',
      '12',
      '-',
      '١٠١٠١٢٣٤٥٦',
      '',
      '',
      '-',
    ].join('\n'),
  )
  expect([first.status, first.stderr]).toEqual([0, ''])
  expect(first.stdout).toContain('It is needed.')
  expect(first.stdout).toContain('It must be an e-mail address')
  expect(first.stdout).toContain('It must be fifteen digits')
  const second = await setup(
    [],
    `${['', 'Nakhla Academy', '', '', '', '', '', '', '', '', '', ''].join('\n')}\n`,
  )
  expect(second.status).toBe(0)
  expect(second.stdout).toContain('Name of the site in English [Nakhla]: ')
  expect(second.stdout).toContain('[1010123456]')
  expect(await stored()).toMatchObject({
    'site.name.ar': 'نخلة',
    'site.name.en': 'Nakhla Academy',
    'contact.email': 'a@nakhla.example',
    'seller.legal_name': 'شركة نخلة',
    'seller.vat_number': '',
    'seller.registration_number': '1010123456',
  })
})

test('answers that end early leave everything as it was', async () => {
  const { status, stderr } = await setup([], 'نخلة\nNakhla\n')
  expect(status).toBe(1)
  expect(stderr).toContain('Nothing was stored.')
  expect(await stored()).toEqual({})
})
