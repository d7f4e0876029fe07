import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { lookUpCountry } from './look-up-country.ts'
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx'

const answer = (text: string, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(text, { status }))

afterEach(() => vi.restoreAllMocks())

const field = (props: Partial<PhoneInputProps> = {}) => {
  const told = { onChange: vi.fn(), onCountryError: vi.fn() }
  renderUi(<PhoneInput label="Phone" {...told} {...props} />, 'en')
  return told
}
const country = () => screen.getByRole('button').getAttribute('aria-label')

describe('the lookup', () => {
  test.each([
    ['1;SA;SAU;Saudi Arabia', 'SA'],
    ['1;AE;ARE;United Arab Emirates\n', 'AE'],
    ['1;EG', 'EG'],
    ['1,EG', 'EG'],
    ['1 "EG"', 'EG'],
    ['1;EG|Egypt', 'EG'],
    ['1EG', 'EG'],
  ])('%j names %s', async (reply, code) => {
    answer(reply)
    expect(await lookUpCountry()).toBe(code)
  })

  test.each([
    ['0;;;'],
    ['2;;;UNKNOWN'],
    [''],
    ['1;'],
    ['1;ZZ;ZZZ;Nowhere'],
    ['1;sa;sau;x'],
    ['<!doctype html>'],
    ['1;SAU;SA;x'],
    ['10;SA'],
    ['11 SA'],
    ['1;Saudi Arabia'],
  ])('%j is a failure', async reply => {
    answer(reply)
    await expect(lookUpCountry()).rejects.toThrow('unable to fetch the country')
  })

  test('an error status and a network error are the same failure', async () => {
    answer('1;SA;SAU;Saudi Arabia', 500)
    await expect(lookUpCountry()).rejects.toThrow('unable to fetch the country')
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
    await expect(lookUpCountry()).rejects.toThrow('unable to fetch the country')
  })
})

describe('the default country', () => {
  test('a + in the value decides, and nothing else is asked', () => {
    const asked = answer('1;SA;SAU;Saudi Arabia')
    field({ defaultValue: '+971501234567', defaultCountry: 'EG' })
    expect(country()).toContain('United Arab Emirates')
    expect(asked).not.toHaveBeenCalled()
  })

  test.each([
    ['EG', 'Egypt'],
    ['20', 'Egypt'],
    ['+965', 'Kuwait'],
    ['qa', 'Qatar'],
  ])('then the caller’s %s', (named, name) => {
    const asked = answer('1;SA;SAU;Saudi Arabia')
    field({ defaultCountry: named })
    expect(country()).toContain(name)
    expect(asked).not.toHaveBeenCalled()
  })

  test('then what the lookup tells, which is emitted', async () => {
    const asked = answer('1;BH;BHR;Bahrain')
    const { onChange } = field()
    await waitFor(() => expect(country()).toContain('Bahrain'))
    expect(asked.mock.calls[0]![0]).toBe('/ip-country')
    expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ countryCode: 'BH', valid: false }))
  })

  test('then the first of the preferred, and the error is reported', async () => {
    answer('0;;;')
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { onCountryError } = field({ preferred: ['OM', 'SA'] })
    await waitFor(() =>
      expect(onCountryError).toHaveBeenCalledWith(
        expect.objectContaining({ message: 'unable to fetch the country' }),
      ),
    )
    expect(country()).toContain('Oman')
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), onCountryError.mock.lastCall?.[0])
  })

  test('a guess that comes late changes nothing once the user has begun to type', async () => {
    const reply = Promise.withResolvers<Response>()
    vi.spyOn(globalThis, 'fetch').mockReturnValue(reply.promise)
    field()
    await userEvent.type(screen.getByRole('textbox'), '05')
    reply.resolve(new Response('1;BH;BHR;Bahrain'))
    await reply.promise
    await Promise.resolve()
    expect(country()).toContain('Saudi Arabia')
  })

  test('the lookup can be switched off', () => {
    const asked = answer('1;BH;BHR;Bahrain')
    field({ countryUrl: null })
    expect(asked).not.toHaveBeenCalled()
    expect(country()).toContain('Saudi Arabia')
  })
})
