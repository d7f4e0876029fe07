export { MediaPlayer } from './media-player.tsx'
export type { MediaCaptions, MediaPlayerProps } from './media-player-props.ts'
export * from './caption-look.ts'
