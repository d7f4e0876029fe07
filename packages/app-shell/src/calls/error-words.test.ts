import { i18n } from '@lingui/core'
import { ApiError, describeErrors } from '@masar/api-sdk'
import { afterEach, expect, test } from 'vitest'
import { messages as ar } from '../locales/ar.po'
import { messages as en } from '../locales/en.po'
import { errorWords } from './error-words.ts'

afterEach(() => describeErrors(kind => kind))

test.each([
  ['ar', ar, 'تحقّق من اتصالك وحاول مرة أخرى.'],
  ['en', en, 'Check your connection and try again.'],
] as const)(
  'in %s a lost network is said in a sentence, by whatever shows the error',
  (locale, messages, words) => {
    i18n.loadAndActivate({ locale, messages })
    describeErrors(errorWords)
    expect(new ApiError('network', 0, {}).message).toBe(words)
    const others = (['timeout', 'answer'] as const).map(kind => new ApiError(kind, 502, {}).message)
    expect(new Set([words, ...others]).size).toBe(3)
    expect(new ApiError('answer', 409, { message: 'It was changed.' }).message).toBe('It was changed.')
  },
)
