import { typing } from '../../support/keyboard'
import { walk } from '../../support/walk'

walk(2, ({ page }) => typing(page))
