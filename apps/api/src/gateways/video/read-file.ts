/** A file that is read here and there. */
export interface VideoFile {
  size: number
  read: (start: number, end: number) => Promise<Buffer>
}
