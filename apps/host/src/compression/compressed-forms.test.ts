import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CompressedForms, formsOf } from './compressed-forms.ts'

const plain = Buffer.from(
  Array.from({ length: 4_000 }, (_, n) => `${(n * 7919) % 1000} دورة ${n % 17}`).join(' '),
)

test('a text is compressed once, quickly, and tightly once many have asked', async () => {
  const forms = new CompressedForms(plain)
  const [first, second] = await Promise.all([forms.in('br'), forms.in('br')])
  expect(second).toBe(first)
  expect(forms.in('br')).toBe(first)
  for (let asked = 0; asked < 30; asked += 1) void forms.in('br')
  await expect.poll(async () => (await forms.in('br')).length).toBeLessThan(first.length)
  expect(brotliDecompressSync(await forms.in('br')).equals(plain)).toBe(true)
  expect((await forms.in('gzip')).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]))
})

test('the same bytes have the same forms', () => expect(formsOf(plain)).toBe(formsOf(plain)))
