import { random, testFloods } from '../../testing/database-flood.ts'

// A page that is not there asks the API for its item: both queues are in its way. Others are in the full test.
testFloods([['pages of items that are not there', () => `/news/x${random()}`]])
