import styles from './not-found-page.module.css'

const FOUR = 'M214 0H284V262H330V322H284V400H214V322H0V262L180 0ZM214 82L88 262H214Z'
const ZERO = 'M60 0H282L342 60V340L282 400H60L0 340V60ZM88 62L70 80V320L88 338H254L272 320V80L254 62Z'

/** The engineering drawing of a 404, with its dimensions. */
export function NothingDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 1312 620" aria-hidden="true" fill="none">
      <defs>
        <pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V9" stroke="#004785" strokeWidth="1.6" />
        </pattern>
      </defs>
      <g
        transform="translate(96 96)"
        fill="url(#hatch)"
        stroke="#141B22"
        strokeWidth="2.6"
        fillRule="evenodd"
        strokeLinejoin="miter"
      >
        <path d={FOUR} />
        <path transform="translate(392 0)" d={ZERO} />
        <path transform="translate(796 0)" d={FOUR} />
      </g>
      <g stroke="#004785" strokeWidth="1.3">
        <path d="M96 516v56M426 516v56M96 558H426M488 516v56M830 516v56M488 558H830M892 516v56M1222 516v56M892 558H1222M40 96h44M40 496h44M54 96V496" />
        <path d="M659 60V540M40 296H1262" strokeDasharray="22 7 4 7" opacity=".5" />
      </g>
      <path
        fill="#004785"
        d="M96 558l14-5v10ZM426 558l-14-5v10ZM488 558l14-5v10ZM830 558l-14-5v10ZM892 558l14-5v10ZM1222 558l-14-5v10ZM54 96l-5 14h10ZM54 496l-5-14h10Z"
      />
      <g fontSize="19" fontWeight="600" fill="#141B22" textAnchor="middle">
        <text x="261" y="590">
          4
        </text>
        <text x="659" y="590">
          0
        </text>
        <text x="1057" y="590">
          4
        </text>
        <text transform="translate(42 296) rotate(-90)">0.00</text>
      </g>
    </svg>
  )
}
