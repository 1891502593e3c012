import { reportList } from './list-events'

const heading = document.querySelector('h1')
if (heading) reportList(heading)
