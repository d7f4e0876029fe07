import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// jsdom knows no media queries: none matches.
window.matchMedia ??= media => Object.assign(new EventTarget(), { matches: false, media, onchange: null, addListener() {}, removeListener() {} })

afterEach(cleanup)
