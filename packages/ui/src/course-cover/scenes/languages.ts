import { arch, lamp, spine } from './props.ts'
import {
  disc,
  dot,
  each,
  line,
  move,
  oval,
  rect,
  shadow,
  shape,
  stroke,
  turned,
  upright,
  type Scene,
} from './shapes.ts'

const reed = (x: number, y: number, angle: number) =>
  move(
    x,
    y,
    shape('M0 0l14-9h96v18H14z', 'strong') +
      shape('M14 2h96v7H14z', 'deep') +
      shape('M0 0l14-9h12L14 0l12 9H14z', 'ink') +
      rect(44, -9, 6, 18, 'ink') +
      rect(84, -9, 4, 18, 'ink'),
    angle,
  )

function inkPot(x: number, y: number) {
  return (
    shape(`M${x - 20} ${y}c-6-20-4-34 4-38h32c8 4 10 18 4 38z`, 'deep') +
    shape(`M${x + 6} ${y}c6-20 4-34 0-38h10c8 4 10 18 4 38z`, 'ink') +
    rect(x - 14, y - 48, 28, 12, 'strong', 4) +
    oval(x, y - 46, 10, 3, 'ink')
  )
}

/** A letter under a reed. */
const letter: Scene = {
  variants: 3,
  draw: (variant, direction) =>
    shadow(160, 170, 110, 5) +
    turned(
      -4,
      160,
      90,
      rect(60, 18, 212, 146, 'soft', 5) +
        rect(56, 14, 212, 146, 'paper', 5) +
        stroke('M56 50h212M56 86h212M56 122h212', 'faint', 2),
    ) +
    upright(
      direction,
      160,
      (direction === 'ltr'
        ? [
            line('M-9 104H60c18 0 26-8 34-8 4 30 24 44 56 44 38 0 62-20 58-56', 12),
            line('M-9 150H60c40 0 90 0 96-28-22 8-46-8-40-34 4-22 30-34 56-20', 12),
            line('M-9 150H70c60 0 114-14 114-58a24 24 0 1 0-24 24c8 0 16-2 21-6', 12),
          ]
        : [
            line('M329 84H230c-14 0-20-4-22 0 4 36-20 56-58 56-34 0-56-16-54-50', 12),
            line('M329 70H214c-30-22-66-14-68 8-2 20 18 28 44 22-46 8-66 32-48 52 10 10 40 12 74 0', 12),
            line('M329 116H160a24 24 0 1 1 24-24c0 44-50 58-110 58', 12),
          ]
      )[variant]!,
    ) +
    inkPot(direction === 'ltr' ? 46 : 276, 172) +
    upright(direction, 160, variant === 0 ? dot(152, 78, 8) : '') +
    (variant === 0
      ? reed(170, 62, -40)
      : variant === 1
        ? reed(172, 68, -34) + dot(172, 68, 8)
        : reed(160, 68, -38) + dot(160, 68, 8)),
}

/** An envelope; the line is its postmark and ends in the stamp. */
const envelope: Scene = {
  variants: 3,
  draw: variant =>
    shadow(160, 166, 116, 6) +
    turned(
      variant === 1 ? 3 : -4,
      160,
      94,
      variant === 2
        ? rect(54, 64, 212, 96, 'side', 7) +
            rect(74, 20, 172, 110, 'paper', 4) +
            stroke('M92 40h60M92 56h92M92 72h70', 'soft', 5) +
            shape(
              'M54 71a7 7 0 0 1 10-6l96 54 96-54a7 7 0 0 1 10 6v82a7 7 0 0 1-7 7H61a7 7 0 0 1-7-7z',
              'soft',
            ) +
            shape('M57 158l76-54 27 15 27-15 76 54a7 7 0 0 1-4 2H61a7 7 0 0 1-4-2z', 'pale') +
            rect(196, 30, 42, 46, 'strong', 2)
        : rect(50, 28, 220, 134, 'soft', 7) +
            rect(50, 24, 220, 134, 'paper', 7) +
            (variant
              ? shape('M50 31a7 7 0 0 1 7-7h206a7 7 0 0 1 7 7l-102 66a14 14 0 0 1-16 0z', 'pale') +
                stroke('M54 30l98 66a14 14 0 0 0 16 0l98-66', 'soft', 3)
              : stroke('M74 104h76M74 120h56M74 136h68', 'soft', 5)) +
            rect(196, 38, 56, 62, 'soft', 2) +
            rect(201, 43, 46, 52, 'strong', 2),
    ) +
    (variant === 2
      ? line('M-9 112H40c16 0 14-60 40-60s18 14 36 14 18-14 36-14 22 0 62 0') + dot(216, 52, 9)
      : line(
          `M-9 120H24a16 16 0 0 0 16-16V82a16 16 0 0 1 16-16h26c10 0 10-12 22-12s12 14 24 14 12-14 24-14 12 14 24 14 12-4 40-4`,
        ) +
        stroke('M92 78c10-8 14 6 26 2s14-8 26-2 16 2 24-2', 'line', 4) +
        dot(222, 66, 10)),
}

/** Two speech bubbles that share one line. */
const bubbles: Scene = {
  variants: 3,
  draw: variant =>
    shape(
      'M62 22h92a18 18 0 0 1 18 18v46a18 18 0 0 1-18 18H94l-24 24v-24h-8a18 18 0 0 1-18-18V40a18 18 0 0 1 18-18z',
      'paper',
    ) +
    shape(
      'M166 58h92a18 18 0 0 1 18 18v46a18 18 0 0 1-18 18h-4v24l-24-24h-64a18 18 0 0 1-18-18V76a18 18 0 0 1 18-18z',
      'soft',
    ) +
    shape('M166 58h6v28a18 18 0 0 1-18 18h-6V76a18 18 0 0 1 18-18z', 'side') +
    [
      stroke('M66 44h66M66 56h34', 'soft', 5) + stroke('M186 120h66', 'pale', 5),
      disc(72, 46, 6, 'soft') + disc(92, 46, 6, 'soft') + stroke('M196 120h56', 'pale', 5),
      stroke('M66 46h44', 'soft', 5) + stroke('M186 122h30M232 122h20', 'pale', 5),
    ][variant]! +
    line(
      [
        'M-9 78H66c10 0 10-10 20-10s10 20 20 20 10-20 20-20 10 28 24 28 12-10 22-10 10 20 20 20 10-20 20-20 10 12 24 12',
        'M-9 78H70c12 0 8 12 22 12s10-26 24-26 12 34 28 34 14-14 28-14 14 18 26 18 14-12 30-12',
        'M-9 78H64l12-14 16 26 16-26 16 26 14-10h38l14-10 14 22 14-22 10 14 14 0',
      ][variant]!,
    ) +
    dot([236, 234, 242][variant]!, [98, 90, 84][variant]!),
}

/** A shelf of books; the line runs along it and hangs down as a ribbon. */
const shelf: Scene = {
  variants: 3,
  draw: variant =>
    (variant === 2 ? arch(160, -6, 250, 'soft') : rect(30, 8, 260, 160, 'pale', 10)) +
    shadow(160, 150, 124, 5) +
    rect(20, 136, 280, 12, 'deep', 3) +
    rect(20, 144, 280, 5, 'ink', 2) +
    spine(66, 136, 20, 84, 'strong', 'soft') +
    spine(88, 136, 26, 98, 'paper', 'side') +
    spine(116, 136, 18, 76, 'side', 'pale') +
    (variant === 1
      ? turned(-10, 160, 136, spine(140, 136, 22, 90, 'soft', 'strong'))
      : spine(136, 136, 24, 90, 'soft', 'strong')) +
    spine(162, 136, 30, 102, 'deep', 'side') +
    [
      spine(194, 136, 20, 80, 'paper', 'strong') +
        turned(12, 220, 136, spine(224, 136, 22, 86, 'strong', 'soft')),
      spine(194, 136, 26, 72, 'side', 'pale') + lamp(246, 136),
      spine(194, 136, 20, 88, 'strong', 'soft') +
        disc(242, 116, 20, 'side') +
        stroke('M222 116h40M242 96v40M232 98c-8 10-8 26 0 36M252 98c8 10 8 26 0 36', 'pale', 2) +
        stroke('M232 136h20', 'ink', 5),
    ][variant]! +
    line('M-9 64H22a16 16 0 0 0 16-16v-8a16 16 0 0 1 16-16h107a16 16 0 0 1 16 16v48') +
    stroke('M177 42v46', 'glow', 8) +
    dot(177, 92, 7),
}

/** A dictionary with tabs for its letters. */
const dictionary: Scene = {
  variants: 3,
  draw: (variant, direction) =>
    shadow(160, 164, 118, 6) +
    shape('M40 40c40-14 90-12 120 6 30-18 80-20 120-6v116c-40-14-90-10-120 6-30-16-80-20-120-6z', 'deep') +
    each([0, 1, 2, 3], i =>
      rect(266, 48 + i * 25, 26, 20, (['strong', 'sun', 'side', 'soft'] as const)[(i + variant) % 4]!, 4),
    ) +
    shape('M46 32c40-14 84-12 114 8v112c-30-18-74-20-114-6z', 'paper') +
    shape('M274 32c-40-14-84-12-114 8v112c30-18 74-20 114-6z', 'pale') +
    shape('M160 40v112c-10-6-16-8-22-10V32c8 2 16 4 22 8z', 'faint') +
    stroke('M62 48c22-6 44-6 66 0M62 62c22-6 40-6 52-2', 'soft', 5) +
    stroke('M62 112c22-6 44-6 66 0M62 126c22-6 36-6 48-3', 'soft', 5) +
    stroke('M192 118c22-6 40-6 62-1M192 132c22-6 36-6 48-3', 'soft', 5) +
    upright(
      direction,
      224,
      [
        stroke('M224 42v38', 'strong', 8),
        stroke('M204 48c0 22 40 22 40 0', 'strong', 7) + disc(224, 78, 4.5, 'strong'),
        stroke('M204 78l16-36 16 36M210 66h20', 'strong', 7),
      ][variant]!,
    ) +
    line('M-9 100H34c30-6 64-8 94-2 20 4 22 10 32 10s24-14 50-14c14 0 22 2 34 4') +
    dot(248, 98),
}

/** Languages: a letter under a reed, an envelope, two speech bubbles, a shelf of books, a dictionary. */
export const languages: readonly Scene[] = [letter, envelope, bubbles, shelf, dictionary]
