import { showToast } from '@masar/ui'

/** Hands the page's address to the device's own sharing, or where there is none, copies it. @param words the messages about copying */
export async function share(title: string, words: { copied: string; failed: string }): Promise<void> {
  const url = location.origin + location.pathname
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title, url })
      return
    }
    await navigator.clipboard.writeText(url)
    showToast({ tone: 'success', text: words.copied })
  } catch (error) {
    // Closing the sheet without choosing is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    showToast({ tone: 'danger', text: words.failed })
  }
}
