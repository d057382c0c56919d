// On pages that the worker shows while there is no way to the server: opens the page anew as soon as there is one.
addEventListener("online", () => location.reload());
