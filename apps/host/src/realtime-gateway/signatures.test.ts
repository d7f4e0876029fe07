import { expect, test } from 'vitest'
import { channelText, isSame, isSignedBy, requestText, sign, userText } from './signatures.ts'

// The worked examples of the protocol's own pages.
const example = { key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' }

test.each([
  [
    'a private channel',
    channelText('1234.1234', 'private-foobar'),
    '58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4',
  ],
  [
    'a presence channel',
    channelText('1234.1234', 'presence-foobar', '{"user_id":10,"user_info":{"name":"Mr. Pusher"}}'),
    'afaed3695da2ffd16931f457e338e6c9f2921fa133ce7dac49f529792be6304c',
  ],
  [
    'a presence channel, by the newer page',
    channelText('1234.1234', 'presence-foobar', '{"user_id":10,"user_info":{"name":"Mr. Channels"}}'),
    '31935e7d86dba64c2a90aed31fdc61869f9b22ba9d8863bba239c03ca481bc80',
  ],
  [
    'a user',
    userText('1234.1234', '{"id":"12345"}'),
    '4708d583dada6a56435fb8bc611c77c359a31eebde13337c16ab43aa6de336ba',
  ],
])('the signature of %s is the published one', (_what, text, signature) => {
  expect(sign(example.secret, text)).toBe(signature)
  expect(isSignedBy(example, `${example.key}:${signature}`, text)).toBe(true)
})

test('the signature of a call is the published one', () => {
  const query = new URLSearchParams({
    auth_key: '278d425bdf160c739803',
    auth_timestamp: '1353088179',
    auth_version: '1.0',
    body_md5: 'ec365a775a4cd0599faeb73354201b6f',
  })
  expect(sign(example.secret, requestText('POST', '/apps/3/events', query))).toBe(
    'da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c',
  )
})

test('parameters are signed by lower-case name in order, decoded, without the signature itself', () =>
  expect(
    requestText(
      'get',
      '/apps/3/channels',
      new URLSearchParams('info=a%2Cb&Filter_By_Prefix=presence-&auth_signature=x&auth_key=k'),
    ),
  ).toBe('GET\n/apps/3/channels\nauth_key=k&filter_by_prefix=presence-&info=a,b'))

test.each([
  undefined,
  null,
  7,
  '',
  ':',
  example.key,
  `${example.key}:`,
  `other:${sign(example.secret, 'text')}`,
  `${example.key}:${sign('other', 'text')}`,
  `${example.key}:${sign(example.secret, 'text')} `,
])('%j is no signature', auth => expect(isSignedBy(example, auth, 'text')).toBe(false))

test('texts of any length are compared', () => {
  expect(isSame('', '')).toBe(true)
  expect(isSame('a', 'ab')).toBe(false)
  expect(isSame('مسار', 'مسار')).toBe(true)
})
