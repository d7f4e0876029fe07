import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'

/** A program that rewrites videos without touching their pictures. */
export interface VideoTool {
  /** Rewrites a video so that it plays before all of it has arrived, without what it says of where and with what it was made. @throws FfmpegError */
  optimise(source: string, target: string, kind: 'mp4' | 'webm', signal: AbortSignal): Promise<void>
  /** Draws what is seen at a moment, as a JPEG. @throws FfmpegError */
  drawPoster(source: string, target: string, second: number, signal: AbortSignal): Promise<void>
}

/** The program failed, or took too long. Its own words are left out: they may quote what is in the file. */
export class FfmpegError extends Error {
  override name = 'FfmpegError'
}

/** No playlist and no address in a file makes the program read anything but the file. */
const inputOf = (source: string, format: string) => [
  '-protocol_whitelist',
  'file',
  '-f',
  format,
  '-i',
  source,
]
const quiet = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y']
const formats = { mp4: 'mov', webm: 'matroska' } as const
/** Its first picture and sound, as they are, and nothing else. */
const copied = '-map 0:v:0 -map 0:a:0? -c copy -map_metadata -1 -map_chapters -1'.split(' ')
const startsAtOnce = {
  mp4: ['-movflags', '+faststart', '-f', 'mp4'],
  webm: ['-cues_to_front', '1', '-f', 'webm'],
}
const onePicture = ['-frames:v', '1', '-vf', "scale='min(1280,iw)':-2", '-q:v', '4', '-f', 'mjpeg']
const minuteMs = 60_000

/** The program where the machine has it; null where it hasn't. @param command its name or its path */
export async function findFfmpeg(command: string): Promise<VideoTool | null> {
  try {
    await run(command, ['-version'], AbortSignal.timeout(minuteMs))
  } catch (error) {
    if (!(error instanceof FfmpegError)) throw error
    return null
  }
  return {
    optimise: (source, target, kind, signal) =>
      run(
        command,
        [...quiet, ...inputOf(source, formats[kind]), ...copied, ...startsAtOnce[kind], target],
        AbortSignal.any([signal, AbortSignal.timeout(60 * minuteMs)]),
      ),
    drawPoster: (source, target, second, signal) =>
      run(
        command,
        [...quiet, '-ss', String(second), '-protocol_whitelist', 'file', '-i', source, ...onePicture, target],
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
