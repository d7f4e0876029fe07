import { spawn } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { setPriority } from 'node:os'

/** What a file is, as it was looked at: the program is not left to guess. */
export type VideoKind = 'mp4' | 'webm'

/** A program that rewrites videos without touching their pictures. */
export interface VideoTool {
  /** Rewrites a video so that it plays before all of it has arrived, without what it says of where and with what it was made. @throws FfmpegError */
  optimise(source: string, target: string, kind: VideoKind, signal: AbortSignal): Promise<void>
  /** Draws what is seen at a moment, as a JPEG. @throws FfmpegError */
  drawPoster(
    source: string,
    target: string,
    at: { kind: VideoKind; second: number },
    signal: AbortSignal,
  ): Promise<void>
  /**
   * Makes a video smaller: H.264 and AAC, which every browser plays, so many pixels high (of a portrait picture, wide), and starting at
   * once. @throws FfmpegError also where it would be no smaller than what it is made of
   */
  shrink(
    source: string,
    target: string,
    to: { kind: VideoKind; height: number; tenths: number },
    signal: AbortSignal,
  ): Promise<void>
}

/** The program failed, or took too long. Its own words are left out: they may quote what is in the file. */
export class FfmpegError extends Error {
  override name = 'FfmpegError'
}

const formats = { mp4: 'mov', webm: 'matroska' } as const
/** The decoders of what browsers show and play; the program has hundreds, for formats that are no longer used. */
const decoders =
  'h264,vp8,vp9,av1,libdav1d,libaom-av1,libvpx,libvpx-vp9,aac,mp3,mp3float,opus,libopus,vorbis,flac'
/** The picture of 8K. */
const mostPixels = 8192 * 4320
/** No playlist and no address in a file makes the program read anything but the file, and no number in it makes it take all memory. */
const inputOf = (source: string, kind: VideoKind) => {
  const known = ['-protocol_whitelist', 'file', '-f', formats[kind], '-codec_whitelist', decoders]
  return [...known, '-max_pixels', String(mostPixels), '-threads', '1', '-i', source]
}
/** Bytes at once: the list of the pictures and sounds of a day has less. */
const mostAtOnce = 512 * 1024 ** 2
const quiet = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-max_alloc', String(mostAtOnce), '-y']
/** Its first picture and sound, as they are, and nothing else. */
const copied = '-map 0:v:0 -map 0:a:0? -c copy -map_metadata -1 -map_chapters -1'.split(' ')
const startsAtOnce = {
  mp4: ['-movflags', '+faststart', '-f', 'mp4'],
  webm: ['-cues_to_front', '1', '-f', 'webm'],
}
const onePicture = ['-frames:v', '1', '-vf', "scale='min(1280,iw)':-2", '-q:v', '4', '-f', 'mjpeg']
const smaller = (height: number) => [
  ...'-map 0:v:0 -map 0:a:0? -map_metadata -1 -map_chapters -1 -sn -dn'.split(' '),
  '-vf',
  `scale='if(gte(iw,ih),-2,${height})':'if(gte(iw,ih),${height},-2)'`,
  ...'-c:v libx264 -preset veryfast -crf 24 -pix_fmt yuv420p -threads 1 -c:a aac -b:a 96k -ac 2'.split(' '),
]
const minuteMs = 60_000
const megabyte = 1024 ** 2

/** The program where the machine has it; null where it hasn't. @param command its name or its path */
export async function findFfmpeg(command: string): Promise<VideoTool | null> {
  try {
    await run(command, ['-version'], AbortSignal.timeout(minuteMs))
  } catch (error) {
    if (!(error instanceof FfmpegError)) throw error
    return null
  }
  return {
    optimise: async (source, target, kind, signal) => {
      // The same, but for its lists. A file may name one picture a million times, and would be written out as often.
      const most = Math.ceil((await stat(source)).size * 1.1) + megabyte
      const bounded = ['-fs', String(most), ...startsAtOnce[kind], target]
      await run(
        command,
        [...quiet, ...inputOf(source, kind), ...copied, ...bounded],
        AbortSignal.any([signal, AbortSignal.timeout(60 * minuteMs)]),
      )
      if ((await stat(target)).size >= most) throw new FfmpegError('what ffmpeg made is larger than the file')
    },
    shrink: async (source, target, { kind, height, tenths }, signal) => {
      const most = Math.floor((await stat(source)).size * 0.9)
      const bounded = ['-fs', String(most), ...startsAtOnce.mp4, target]
      await run(
        command,
        [...quiet, ...inputOf(source, kind), ...smaller(height), ...bounded],
        // Ten times as long as it lasts, on a machine that is busy with more.
        AbortSignal.any([signal, AbortSignal.timeout(5 * minuteMs + tenths * 1000)]),
      )
      if ((await stat(target)).size >= most)
        throw new FfmpegError('what ffmpeg made is not smaller than the file')
    },
    drawPoster: (source, target, { kind, second }, signal) =>
      run(
        command,
        [...quiet, '-ss', String(second), ...inputOf(source, kind), ...onePicture, target],
        AbortSignal.any([signal, AbortSignal.timeout(2 * minuteMs)]),
      ),
  }
}

function run(command: string, parameters: readonly string[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { stdio: 'ignore', signal, killSignal: 'SIGKILL' })
    // Those who learn come before.
    if (child.pid !== undefined) setPriority(child.pid, 10)
    child.once('error', error => reject(new FfmpegError('ffmpeg could not be run', { cause: error })))
    child.once('exit', code => {
      if (code === 0) resolve()
      else reject(new FfmpegError(`ffmpeg ended with ${code ?? 'a signal'}`))
    })
  })
}
