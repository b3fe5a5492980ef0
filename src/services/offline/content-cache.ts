/** The cache of all that is not the shell. The worker and the page both put files into it. */
export const contentCache = "content";

/** The build's list of the files that belong there, as addresses. It is part of the shell, so it fits the code. */
export const contentList = "content-files.json";
