import '@testing-library/jest-dom/vitest'

// jsdom knows no media queries: none matches.
window.matchMedia ??= media =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener() {},
    removeListener() {},
  })
