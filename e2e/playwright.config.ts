import { defineConfig, devices } from '@playwright/test'
import { leanBrowser, wholeBrowser } from './fixtures/browsers.ts'
import type { LanguageOption } from './fixtures/test.ts'

const desktop = { viewport: { width: 1280, height: 800 } }
const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices['Pixel 7'].userAgent,
}
/** As for people who want nothing to move; the other projects are in motion. A sixth less work, too. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const
const arabic = { language: 'ar', locale: 'ar-SA' } as const
const english = { language: 'en', locale: 'en-GB' } as const

/** What is looked at in both languages at every width, on a desktop and on a phone. */
const everywhere = /everywhere\/.*\.test\.ts$/
const pictures = /everywhere\/pictures\.test\.ts$/
/** Journeys: each is made once, in English on a desktop or in Arabic on a phone; those tagged `@both` are made both ways. */
const journeys = /(?:learner|company)\/.*\.test\.ts$/
const onDesktop = [
  'company/dragging',
  'company/portal',
  'company/registration',
  'learner/content',
  'learner/google',
  'learner/offline',
  'learner/probe',
]
const isOnDesktop = `(?:${onDesktop.join('|')})\\.test\\.ts`
/** No browser page, or one that does not depend on language or width. */
const once = /(?:host|sdk|session|crashes)\/.*\.test\.ts$/

export default defineConfig<LanguageOption>({
  testDir: '.',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  workers: 2,
  fullyParallel: false,
  // A pipeline's machine may stall for a moment; what passes only at its second try is named in the summary.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    launchOptions: leanBrowser,
    timezoneId: 'Asia/Riyadh',
    // A page's worker asks for its own files, past what a test answers for the network; walks about it allow it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
  },
  projects: [
    { name: 'catalogue', testMatch: /fixtures\/catalogue\.setup\.ts$/, timeout: 180_000 },
    // Those with the longest tests first, so that no worker is left with one of them at the end.
    {
      name: 'en-desktop',
      testMatch: [everywhere, journeys],
      testIgnore: pictures,
      grepInvert: new RegExp(`^(?!.*@both)(?!.*${isOnDesktop}).*(?:learner|company)/`),
      dependencies: ['catalogue'],
      use: { ...desktop, ...english },
    },
    {
      name: 'ar-phone',
      testMatch: [everywhere, journeys],
      testIgnore: pictures,
      grepInvert: new RegExp(`${isOnDesktop}(?!.*@both)`),
      dependencies: ['catalogue'],
      use: { ...still, ...phone, ...arabic },
    },
    { name: 'ar-desktop', testMatch: once, dependencies: ['catalogue'], use: { ...desktop, ...arabic } },
    // Firefox and WebKit, by drivers of their own and in both languages; skipped where a machine has them not.
    {
      name: 'engines',
      testMatch: /engines\/.*\.test\.ts$/,
      timeout: 90_000,
      dependencies: ['catalogue'],
    },
    // A step of their own: they compare how things look, which a change may mean to alter.
    {
      name: 'pictures-en',
      testMatch: pictures,
      dependencies: ['catalogue'],
      use: { launchOptions: wholeBrowser, ...desktop, ...english },
    },
    {
      name: 'pictures-ar',
      testMatch: pictures,
      dependencies: ['catalogue'],
      use: { launchOptions: wholeBrowser, ...phone, ...arabic },
    },
  ],
})
