import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { AvatarUpload, type AvatarUploadProps } from './avatar-upload.tsx'
import { heldInside, middle, pushed, sideOf } from './crop.ts'

const wide = { width: 800, height: 400 }

test('the square begins in the middle, as large as the picture allows', () => {
  expect(middle(wide)).toEqual({ x: 400, y: 200, zoom: 1 })
  expect(sideOf(wide, middle(wide))).toBe(400)
})

test('it never leaves the picture, and the zoom stays between 1 and 4', () => {
  expect(pushed(wide, middle(wide), 5, 5)).toEqual({ x: 200, y: 200, zoom: 1 })
  expect(pushed(wide, middle(wide), -5, 0)).toEqual({ x: 600, y: 200, zoom: 1 })
  expect(heldInside(wide, { x: 790, y: 390, zoom: 9 })).toEqual({ x: 750, y: 350, zoom: 4 })
  expect(heldInside(wide, { x: 750, y: 350, zoom: 1 })).toEqual({ x: 600, y: 200, zoom: 1 })
})

const drawImage = vi.fn()
beforeEach(() => {
  drawImage.mockClear()
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(async (file: File) => {
      if ((await file.text()) === 'broken') throw new DOMException('broken')
      return { ...wide, close: vi.fn() }
    }),
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    clearRect: vi.fn(),
    drawImage,
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    done(
      new Blob([`${this.width}×${this.height}`], {
        type: type === 'image/webp' ? 'image/png' : (type ?? ''),
      }),
    )
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function upload(props: Partial<AvatarUploadProps> = {}) {
  const onSave = vi.fn<AvatarUploadProps['onSave']>(async () => {})
  renderUi(<AvatarUpload name="نورة" onSave={onSave} {...props} />)
  const choose = (content: string, type: string, size?: number) => {
    const file = new File([content], 'p', { type })
    if (size !== undefined) Object.defineProperty(file, 'size', { value: size })
    fireEvent.change(screen.getByLabelText('ملف الصورة'), { target: { files: [file] } })
  }
  return { onSave, choose }
}
const stage = () => screen.findByRole('group', { name: /الجزء الظاهر/ })

test.each([
  ['a text', 'x', 'text/plain', 1],
  ['a drawing with scripts', '<svg/>', 'image/svg+xml', 1],
  ['a broken picture', 'broken', 'image/png', 1],
])('%s is refused with a sentence, linked to the button', async (_, content, type, size) => {
  const { choose } = upload()
  choose(content, type, size)
  expect(await screen.findByText(/ليس صورة/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'اختيار صورة' })).toHaveAccessibleDescription(/ليس صورة/)
})

test('a file that is too big is refused with the limit', async () => {
  const { choose } = upload({ mostBytes: 5_000_000 })
  choose('x', 'image/png', 5_000_001)
  expect(await screen.findByText(/5 ميغابايت/)).toBeVisible()
})

test('arrows move the part, plus and minus zoom, and the square of 512 is sent; JPEG where WebP is not written', async () => {
  const { choose, onSave } = upload()
  choose('picture', 'image/png')
  const group = await stage()
  group.focus()
  await userEvent.keyboard('{ArrowRight}++-')
  const [, x, y, side] = drawImage.mock.calls.at(-1)! as number[]
  expect(side).toBe(400 / 1.25)
  expect([x! + side! / 2, y! + side! / 2]).toEqual([380, 200])
  await userEvent.click(screen.getByRole('button', { name: 'حفظ الصورة' }))
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  const blob = onSave.mock.calls[0]![0]
  expect(blob.type).toBe('image/jpeg')
  expect(await blob.text()).toBe('512×512')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('progress is shown while it is sent; a failure is said, and nothing is lost', async () => {
  const sending = Promise.withResolvers<void>()
  const { choose } = upload({
    onSave: (_, report) => {
      report(0.4)
      return sending.promise
    },
  })
  choose('picture', 'image/webp')
  await stage()
  await userEvent.click(screen.getByRole('button', { name: 'حفظ الصورة' }))
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  sending.reject(new Error('offline'))
  expect(await screen.findByText(/تعذّر حفظ الصورة/)).toBeVisible()
  expect(await stage()).toBeVisible()
})

test('a picture that is there can be removed', async () => {
  const onRemove = vi.fn()
  upload({ src: '/media/p.webp', onRemove })
  await userEvent.click(screen.getByRole('button', { name: 'إزالة الصورة' }))
  expect(onRemove).toHaveBeenCalledOnce()
})
