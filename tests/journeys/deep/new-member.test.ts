import { pointing } from '../../support/hands'
import { test } from '../../support/journey'
import { walk } from '../../support/walk'

/** The narrowest screen; with script and without, by mouse and by touch. No page is wider than it. */
test.use({ viewport: { width: 320, height: 640 } })

walk(1, ({ page, script }) => pointing(page, script))
