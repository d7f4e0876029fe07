/** Seconds that an arrow key moves. */
const step = 5

/**
 * What a key does to the video that has the focus. A video's own time runs from left to right in every language.
 * @returns whether the key was one of ours
 */
export function pressVideoKey(video: HTMLVideoElement, key: string, code: string): boolean {
  switch (key) {
    case ' ': void (video.paused ? video.play() : video.pause()); return true
    case 'ArrowRight': video.currentTime = Math.min(video.duration || 0, video.currentTime + step); return true
    case 'ArrowLeft': video.currentTime = Math.max(0, video.currentTime - step); return true
  }
  // By the key's place: an Arabic keyboard has other letters there.
  if (code === 'KeyF') return toggleFullscreen(video)
  if (code === 'KeyC') return toggleCaptions(video)
  return false
}

function toggleFullscreen(video: HTMLVideoElement): boolean {
  const change = document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen()
  change.catch((error: unknown) => console.warn('the browser refused the full screen', error))
  return true
}

/** Off when any are shown; else those in the page's language, or the first. */
function toggleCaptions(video: HTMLVideoElement): boolean {
  const tracks = [...video.textTracks]
  const shown = tracks.find(track => track.mode === 'showing')
  const next = shown ? undefined : tracks.find(track => track.language === document.documentElement.lang) ?? tracks[0]
  for (const track of tracks) track.mode = track === next ? 'showing' : 'disabled'
  return true
}
