import { arch, cup, dallah, desk, lamp, plant } from './props.ts'
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
  type Colour,
  type Scene,
} from './shapes.ts'

/** A laptop and its code; the line is the row being written. */
const screen: Scene = {
  variants: 3,
  draw: (variant, direction) =>
    (variant === 1 ? '' : arch(160, 4, 150)) +
    (variant === 1
      ? rect(60, 0, 200, 118, 'pale') + rect(68, 0, 184, 110, 'soft') + disc(220, 34, 16, 'sun')
      : '') +
    desk(148) +
    [dallah(276, 150) + cup(246, 151), plant(280, 150), lamp(276, 150)][variant]! +
    shape('M92 46a8 8 0 0 1 8-8h120a8 8 0 0 1 8 8v98H92z', 'ink') +
    rect(99, 45, 122, 92, 'deep', 4) +
    shape('M78 143h164l6 8a5 5 0 0 1-4 2H76a5 5 0 0 1-4-2z', 'side') +
    rect(140, 143, 40, 4, 'strong', 2) +
    upright(
      direction,
      160,
      stroke('M110 58h26M118 72h16M118 114h38M110 127h12', 'side', 5) +
        stroke('M145 58h34M143 72h42M165 114h22', 'glow', 5) +
        stroke('M194 72h16M132 127h20', 'paper', 5),
    ) +
    line('M-9 122H38a16 16 0 0 0 16-16 13 13 0 0 1 13-13h26') +
    stroke('M93 93h64', 'glow', 8) +
    dot(162, 93),
}

/** A row of a keyboard, from the far one. */
function keys(row: number) {
  const step = (206 + row * 9) / (9 - row)
  return Array.from(
    { length: 9 - row },
    (_, i) => `M${Math.round(63 - row * 4 + i * step)} ${138 + row * 13}h${Math.round(step - 13)}`,
  ).join('')
}

/** A terminal above its keys; the line is their cable and ends as the cursor. */
const terminal: Scene = {
  variants: 3,
  draw: (variant, direction) =>
    rect(0, 118, 320, 62, 'soft') +
    shadow(160, 120, 120, 5) +
    rect(70, 16, 180, 100, 'ink', 10) +
    shape('M70 34v-8a10 10 0 0 1 10-10h160a10 10 0 0 1 10 10v8z', 'strong') +
    each([0, 1, 2], i => disc(84 + i * 12, 25, 3.2, 'pale')) +
    upright(
      direction,
      160,
      stroke('M92 66l20 16-20 16', 'glow', 8) +
        [
          stroke('M92 50h36M136 50h22', 'side', 4),
          stroke('M92 50h60', 'side', 4),
          stroke('M180 50h48M180 60h30', 'side', 4),
        ][variant]!,
    ) +
    shape('M50 132h220l14 42a6 6 0 0 1-6 8H42a6 6 0 0 1-6-8z', 'deep') +
    shape('M52 128h216l13 40a5 5 0 0 1-5 6H44a5 5 0 0 1-5-6z', 'pale') +
    each([0, 1, 2], row => stroke(keys(row), 'paper', 9)) +
    stroke(`M${[110, 192, 160][variant]} 151h${[14, 14, 22][variant]}`, 'sun', 9) +
    line('M-9 62H28a14 14 0 0 1 14 14v32a14 14 0 0 0 14 14h92a12 12 0 0 0 12-10') +
    stroke('M160 112V98', 'glow', 8) +
    dot(160, 90),
}

/** A block of code, with the notch above and the tongue below by which it fits the next. */
function block(x: number, y: number, width: number, colour: Colour) {
  const inner = width - 50
  return shape(
    `M${x + 7} ${y}h11l5 6h14l5-6h${inner}a7 7 0 0 1 7 7v12a7 7 0 0 1-7 7h${-inner}l-5 6h-14l-5-6h-11a7 7 0 0 1-7-7v-12a7 7 0 0 1 7-7z`,
    colour,
  )
}

const mouth =
  'M72 20h16l5 6h14l5-6h122a9 9 0 0 1 9 9v20a9 9 0 0 1-9 9h-96l-5 6h-14l-5-6H103a8 8 0 0 0-8 8v56a8 8 0 0 0 8 8h131a9 9 0 0 1 9 9v12a9 9 0 0 1-9 9H112l-5 6H93l-5-6H72a9 9 0 0 1-9-9V29a9 9 0 0 1 9-9z'

/** Blocks that fit into one another; the line goes in and joins the next. */
const blocks: Scene = {
  variants: 3,
  draw: variant =>
    shadow(154, 168, 104, 5) +
    move(5, 5, shape(mouth, 'deep')) +
    shape(mouth, 'strong') +
    rect(128, 35, [56, 40, 72][variant]!, 9, 'soft', 4.5) +
    rect(206, 31, 28, 17, 'pale', 8.5) +
    block(108, 64, [128, 112, 144][variant]!, 'paper') +
    rect(160, 73, [58, 42, 74][variant]!, 8, 'soft', 4) +
    block(108, 96, [80, 96, 80][variant]!, 'soft') +
    turned(
      [-9, 8, -6][variant]!,
      250,
      110,
      block([206, 220, 208][variant]!, [100, 108, 100][variant]!, 86, 'sun') +
        rect([228, 242, 230][variant]!, [110, 118, 110][variant]!, 44, 7, 'paper', 3.5),
    ) +
    line('M-9 132H24a12 12 0 0 0 12-12 13 13 0 0 1 13-13H63') +
    stroke('M64 107H96', 'glow', 8) +
    line(`M98 107H${variant === 1 ? 206 : 190}`) +
    dot([190, 206, 190][variant]!, 107, 8),
}

/** A rack of servers, its units from the top. */
function rack(x: number, y: number, units: number) {
  const rows = Array.from({ length: units }, (_, i) => y + 8 + i * 20)
  return (
    rect(x, y, 62, 160 - y, 'ink', 5) +
    rect(x + 52, y, 10, 160 - y, 'deep', 5) +
    each(rows, (at, i) => rect(x + 6, at, 44, 15, i % 3 === 1 ? 'side' : 'strong', 3)) +
    stroke(rows.map(at => `M${x + 26} ${at + 5}h18m-18 5h18`).join(''), 'deep', 2) +
    stroke(rows.map(at => `M${x + 13} ${at + 7.5}h0`).join(''), 'glow', 5)
  )
}

/** Servers; the line is the cable that brings one to life. */
const servers: Scene = {
  variants: 2,
  draw: variant =>
    rect(0, 156, 320, 24, 'soft') +
    (variant
      ? shape('M226 60a17 17 0 0 1-1-34 24 24 0 0 1 46-6 20 20 0 0 1 9 40z', 'paper') + rack(206, 78, 4)
      : rack(230, 34, 6)) +
    shadow(160, 160, 110, 5) +
    rack(82, 58, 5) +
    rack(152, 30, 6) +
    line('M-9 126H34a14 14 0 0 1 14 14v16a14 14 0 0 0 14 14h62a14 14 0 0 0 14-14V96a16 16 0 0 1 16-16h14') +
    dot(170, 80) +
    stroke('M184 80h10', 'sun', 4),
}

/** A telephone whose screen comes apart; the line is its switch. */
const phone: Scene = {
  variants: 3,
  draw: variant =>
    shadow(160, 172, 62, 6) +
    turned(
      -7,
      160,
      92,
      rect(106, 4, 108, 170, 'ink', 18) +
        rect(112, 10, 102, 158, 'deep', 13) +
        rect(112, 10, 96, 158, 'pale', 13) +
        rect(144, 15, 32, 6, 'ink', 3) +
        [
          rect(122, 30, 76, 40, 'soft', 7) +
            shape('M122 62l20-18 16 12 14-10 26 22a7 7 0 0 1-5 2h-64a7 7 0 0 1-7-8z', 'strong') +
            disc(184, 42, 6, 'paper'),
          disc(160, 50, 21, 'soft') +
            disc(160, 44, 8, 'strong') +
            shape('M145 65a15 13 0 0 1 30 0 21 21 0 0 1-30 0z', 'strong'),
          rect(122, 30, 36, 40, 'soft', 7) +
            rect(163, 30, 35, 18, 'side', 7) +
            rect(163, 52, 35, 18, 'strong', 7),
        ][variant]! +
        rect(122, 122, 76, 14, 'soft', 7) +
        rect(122, 142, 50, 14, 'strong', 7),
    ) +
    move(
      58,
      40,
      rect(-22, -20, 62, 40, 'paper', 8) +
        rect(-14, -11, 20, 22, 'soft', 4) +
        stroke('M14-6h18M14 4h12', 'side', 4),
    ) +
    move(
      252,
      128,
      rect(-26, -17, 62, 34, 'paper', 8) + oval(-12, 0, 7, 7, 'strong') + stroke('M4-4h22M4 5h14', 'side', 4),
    ) +
    move(
      256,
      46,
      shape(
        'M-18-14a6 6 0 0 1 6-6h24a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6H-2l-9 9V10h-1a6 6 0 0 1-6-6z',
        'strong',
      ) + stroke('M-9-9H9M-9-1H4', 'pale', 3.5),
    ) +
    line('M-9 140H40a16 16 0 0 0 16-16v-10a16 16 0 0 1 16-16h76', 8) +
    rect(126, 84, 64, 28, 'line', 14) +
    dot(176, 98, 9),
}

/** Programming: screen and code, terminal and keys, blocks that connect, servers, a telephone with its parts. */
export const programming: readonly Scene[] = [screen, terminal, blocks, servers, phone]
