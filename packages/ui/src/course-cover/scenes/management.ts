import { arch, cup, palm } from './props.ts'
import {
  disc,
  dot,
  each,
  line,
  oval,
  rect,
  shadow,
  shape,
  stroke,
  turned,
  type Colour,
  type Scene,
} from './shapes.ts'

function flag(x: number, y: number, colour: Colour): string {
  return stroke(`M${x} ${y}v-30`, 'ink', 3) + shape(`M${x + 1} ${y - 31}l21 7-21 8z`, colour)
}

/** A way up, from flag to flag. */
const climb: Scene = {
  variants: 3,
  draw: variant =>
    disc(86, 44, 20, 'sun') +
    (variant === 1
      ? shape('M96 180L196 26l44 66 22-22 68 110z', 'soft') +
        shape('M196 26l44 66 22-22 68 110H214c-14-50-4-90-18-154z', 'side') +
        shape('M196 26l-20 31 12-4 8 9 10-8 10 2z', 'paper')
      : shape('M60 180C110 150 130 44 202 40c50 0 70 80 130 84v56z', 'soft') +
        shape('M202 40c50 0 70 80 130 84v56H190c34-40-16-100 12-140z', 'side')) +
    shape('M-10 150C50 118 110 128 160 150s110 20 170-6v46H-10z', 'strong') +
    shape('M-10 166c60-22 120-10 170 2s110 8 170-10v30H-10z', 'deep') +
    (variant === 2 ? palm(270, 158, 52) + palm(292, 156, 38) : variant === 0 ? palm(48, 152, 44) : '') +
    (variant === 1
      ? line('M-9 132H74c30 0 40-6 64-8s52 2 60-10-30-14-28-28 42-10 40-24c-1-8-8-10-10-18')
      : line('M-9 132H80c40 0 96 4 112-10s-34-20-26-36 48-8 50-22c0-8-10-10-12-18')) +
    (variant === 1 ? flag(197, 44, 'strong') : flag(204, 46, 'strong')) +
    dot(variant === 1 ? 199 : 204, 44) +
    (variant === 2 ? flag(120, 132, 'paper') : ''),
}

function note(x: number, y: number, colour: Colour, tilt = 0): string {
  return turned(
    tilt,
    x,
    y,
    rect(x - 17, y - 14, 34, 30, colour, 3) +
      stroke(`M${x - 9} ${y - 4}h18M${x - 9} ${y + 5}h10`, colour === 'strong' ? 'soft' : 'strong', 3),
  )
}

/** A board with notes; the line carries one to the last column. */
const notes: Scene = {
  variants: 3,
  draw: variant =>
    shadow(160, 170, 120, 5) +
    stroke('M84 150l-10 26M236 150l10 26', 'ink', 6) +
    rect(42, 14, 236, 142, 'deep', 9) +
    rect(49, 21, 222, 128, 'paper', 5) +
    each(
      [0, 1, 2],
      i => rect(56 + i * 71, 28, 66, 114, 'faint', 5) + rect(72 + i * 71, 34, 34, 6, 'side', 3),
    ) +
    note(89, 60, 'soft', -3) +
    [note(89, 98, 'strong', 2), note(89, 98, 'pale', 3), note(160, 122, 'soft', 3)][variant]! +
    [note(160, 60, 'pale', 3), note(160, 64, 'strong', -3), note(160, 62, 'soft', -2)][variant]! +
    [note(231, 122, 'soft', -2), note(231, 120, 'pale', 3), note(89, 98, 'pale', 2)][variant]! +
    line('M-9 128H118a16 16 0 0 0 16-16v0a16 16 0 0 1 16-16h28a16 16 0 0 0 16-16v-6a10 10 0 0 1 10-10h12') +
    rect(212, 50, 38, 36, 'sun', 3) +
    stroke('M221 70h20M221 78h12', 'strong', 3) +
    dot(231, 58, 6),
}

/** A meeting seen from above; the line goes round the table to its seat. */
const meeting: Scene = {
  variants: 2,
  draw(variant) {
    const seats: readonly (readonly [number, number])[] = variant
      ? ([
          [104, 38],
          [160, 30],
          [216, 38],
          [104, 142],
          [160, 150],
          [216, 142],
          [248, 90],
        ] as const)
      : ([
          [110, 40],
          [160, 26],
          [210, 40],
          [110, 140],
          [160, 154],
          [210, 140],
          [230, 90],
        ] as const)
    return (
      oval(160, 92, 150, 84, 'pale') +
      each(
        seats,
        ([x, y]) => disc(x, y + 3, 17, 'side') + disc(x, y, 16, 'strong') + disc(x, y, 10, 'soft'),
      ) +
      (variant
        ? rect(78, 52, 164, 82, 'deep', 38) + rect(78, 48, 164, 82, 'paper', 38)
        : disc(160, 94, 58, 'deep') + disc(160, 90, 58, 'paper')) +
      turned(
        -12,
        130,
        70,
        rect(116, 62, 22, 28, 'faint', 2) + stroke('M121 70h12M121 76h12M121 82h7', 'side', 2),
      ) +
      turned(10, 184, 108, rect(170, 96, 30, 20, 'strong', 2) + rect(173, 99, 24, 14, 'soft', 1)) +
      disc(182, 66, 8, 'side') +
      disc(182, 66, 5, 'deep') +
      disc(136, 114, 8, 'side') +
      disc(136, 114, 5, 'deep') +
      (variant
        ? line('M-9 90H78M78 90a42 42 0 0 1 40-42h84a42 42 0 0 1 40 42')
        : line('M-9 90H102a58 58 0 0 1 116 0')) +
      dot(variant ? 242 : 218, 90, 9)
    )
  },
}

/** Time, measured; the line is the sand. */
const hourglass: Scene = {
  variants: 2,
  draw: variant =>
    (variant ? arch(160, -14, 168, 'soft') : disc(160, 92, 82, 'pale')) +
    shadow(160, 166, 60, 6) +
    stroke('M112 24v132M208 24v132', 'deep', 6) +
    shape('M122 26h76v22c0 22-30 30-30 43s30 21 30 43v22h-76v-22c0-22 30-30 30-43s-30-21-30-43z', 'paper') +
    shape('M186 26h12v22c0 22-30 30-30 43s30 21 30 43v22h-12v-22c0-22-24-30-24-43s24-21 24-43z', 'faint') +
    shape('M130 58h60c-6 14-24 19-24 32h-12c0-13-18-18-24-32z', 'side') +
    shape('M128 150c4-20 20-26 32-26s28 6 32 26z', 'side') +
    rect(98, 12, 124, 16, 'strong', 6) +
    rect(98, 152, 124, 16, 'strong', 6) +
    rect(190, 12, 32, 16, 'deep', 6) +
    rect(190, 152, 32, 16, 'deep', 6) +
    line('M-9 124H44a16 16 0 0 0 16-16V72a16 16 0 0 1 16-16h68a16 16 0 0 1 16 16v50', 7) +
    dot(160, 126, 8) +
    (variant ? '' : cup(262, 166) + oval(262, 166, 16, 3, 'strong')),
}

/** A pylon of a bridge and its cables. */
function pylon(x: number) {
  const cables = [20, 38, 56, 74].map(
    to => `M${x} ${50 - to * 0.2}L${x - to} 102M${x} ${50 - to * 0.2}L${x + to} 102`,
  )
  return (
    stroke(cables.join(''), 'deep', 2) +
    shape(`M${x - 5} 26h10l5 130h-20z`, 'paper') +
    shape(`M${x + 1} 26h4l5 130h-8z`, 'soft')
  )
}

/** A bridge being built; the line is its deck. */
const bridge: Scene = {
  variants: 3,
  draw: variant =>
    disc([160, 60, 262][variant]!, 52, 22, 'sun') +
    (variant === 1
      ? shape('M-9 140C60 84 100 110 150 118s100-50 180-20v60H-9z', 'soft')
      : shape(
          'M10 150V92h26v18h14V74h24v40h18V96h22v54zM186 150V84h24v26h16V62l14-12 14 12v40h16V88h26v62z',
          'soft',
        ) + shape('M36 150v-40h14v40zM74 150v-36h18v36zM210 150v-40h16v40zM254 150v-48h16v48z', 'side')) +
    rect(0, 146, 320, 34, 'strong') +
    stroke('M24 158h34M130 164h40M256 158h40M82 172h30M200 173h24', 'side', 3) +
    rect(212, 98, 118, 11, 'deep', 2) +
    pylon(86) +
    pylon(234) +
    stroke(
      variant === 2 ? 'M150 8h70M188 8v76M176 98l12-14 12 14' : 'M188-4v88M176 98l12-14 12 14',
      'ink',
      2.5,
    ) +
    rect(172, 97, 32, 10, 'strong', 2) +
    line('M-9 104H150', 10) +
    dot(155, 104, 9),
}

/** Management: a way up, a board of notes, a meeting from above, an hourglass, a bridge being built. */
export const management: readonly Scene[] = [climb, notes, meeting, hourglass, bridge]
