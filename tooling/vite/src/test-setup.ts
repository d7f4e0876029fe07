import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A busy machine is no failure: what a test waits for may take its time to load.
configure({ asyncUtilTimeout: 10_000 })

// Here, since this runs for every file; what files import is loaded once for all of them.
afterEach(cleanup)

// The document of tests has no window to measure: no media query holds, unless a test says otherwise.
if (typeof window !== 'undefined')
  window.matchMedia ??= media =>
    ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
