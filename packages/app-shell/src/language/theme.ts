export type Theme = 'system' | 'light' | 'dark'

/** What this browser has chosen. */
export function currentTheme(): Theme {
  const kept = localStorage.getItem('theme')
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

/** What is on the screen: the choice, or the system's. */
export function shownTheme(): 'light' | 'dark' {
  const theme = currentTheme()
  if (theme !== 'system') return theme
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Keeps the choice for this browser and shows it at once; the host's page applies it before the first paint. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem('theme')
    delete document.documentElement.dataset['theme']
  } else {
    localStorage.setItem('theme', theme)
    document.documentElement.dataset['theme'] = theme
  }
}
