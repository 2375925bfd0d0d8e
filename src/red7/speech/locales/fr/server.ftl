# French, for the operator of a server. Address: tu, never vous; nothing that depends on a player’s gender.
# Terms: palette, toile, pioche, main, manche, partie, feuille de partie, joueur virtuel, chiffre on a card; mener is not gagner.
# Imperative: of tu (joue, défausses-en une); buttons in the infinitive (Finir le tour).
# Avoid: que or de before a name (que Amateur), adjectives for a card in a variable; U+202F before : ; ! ? » % and after «.

## Names

# Words that no guest may have in a name, as they mean a computer player: all of the language, without accents or with
name-words = bot, robot, ordinateur, ordi, automate, machine, cpu
# And those that mean somebody who runs the server
name-office-words = admin, administrateur, administratrice, modérateur, modératrice, modo, serveur, système, opérateur, assistance, officiel

## Administration

admin-subject = « { $found } » n’est ni une personne, ni une adresse, ni un réseau : écris guest:ID, 192.0.2.7 ou 192.0.2.0/24
admin-unheard = aucun serveur ne répond dans { $path } : est-il en marche, et à toi ?
admin-about = Gère un serveur en marche : qui est là, fermer une table, bannir, annoncer un redémarrage.
admin-task-tables = Liste les tables qui ne sont pas fermées : identifiant, phase, connexions ici, personnes.
admin-task-guests = Liste qui est en ligne sur ce processus : identifiant, adresse, nom.
admin-task-bans = Liste les bannissements en vigueur, et leur fin.
admin-task-end = Ferme une table aussitôt. Sa partie est interrompue, et on l’y annonce.
admin-task-ban = Bannit guest:ID, une adresse ou un réseau pour un temps, dans tous les processus.
admin-task-unban = Lève un bannissement.
admin-task-announce = Annonce sur toutes les pages que le serveur va redémarrer.
admin-ended = La table { $table } est fermée.
admin-banned = Bannissement de { $subject } jusqu’au { $until }.
admin-unbanned = Le bannissement de { $subject } est levé.
admin-no-ban = Il n’y avait pas de bannissement de { $subject }.
admin-announced = C’est annoncé : le serveur redémarre à { $time }.
admin-cancelled = L’annonce est retirée.
tool-option-minutes = Le nombre de minutes.
tool-option-cancel = Retire l’annonce.

## The table server

config-bus-alone = --bus sert à plusieurs processus, qui ont aussi besoin de --database
config-data = impossible d’écrire dans le dossier { $path } : { $reason }
config-extra = --{ $option } a besoin de paquets qui ne sont pas installés : pip install 'red7[{ $extra }]'
config-network = --{ $option } : « { $found } » n’est pas une adresse ou un réseau comme 10.0.0.0/8
config-number = --{ $option } ; trouvé : { $found } ; attendu : un nombre de { $least } à { $most }
config-public-url = --public-url ; trouvé : { $found } ; attendu : seulement un schéma, un hôte et peut-être un port
config-url = --{ $option } ; trouvé : { $found } ; attendu : une adresse qui commence par { $expected } et a un hôte
key-file-broken = { $path } n’est pas un fichier de clés ; attendu : une ligne de { $digits } chiffres hexadécimaux pour chacune
key-file-open = { $path } peut être lu par d’autres que son propriétaire : protège-le avec chmod 600
key-file-unreadable = le fichier de clés { $path } ne peut pas être utilisé : { $reason }
store-backup-elsewhere = PostgreSQL se sauvegarde avec ses propres outils, comme pg_dump
store-backup-failed = la sauvegarde vers { $path } a échoué : { $reason }
store-corrupted = { $path } est endommagé et a été laissé tel quel : { $reason } ; mets une sauvegarde à sa place
store-foreign = { $path } est la base de données d’un autre programme
store-locked = { $path } est utilisé par un autre processus de ce serveur
store-newer = la base de données a la version { $found }, et ce programme ne connaît que les versions jusqu’à { $expected }
store-unreachable = { $database } ne peut pas être ouvert : { $reason }
store-emptied = { $path } est vide, alors qu’il y avait des données : remplace ce fichier par une sauvegarde avec « red7 restore » ; pour repartir de zéro, supprime-le ainsi que { $mark }
store-gone = { $path } a disparu, alors qu’il y avait des données : remets une sauvegarde avec « red7 restore » ; pour repartir de zéro, supprime { $mark }
store-other-log = { $log } appartient à une autre base de données que { $path } : remets les sauvegardes avec « red7 restore », ou supprime ce fichier
backup-nothing = il n’y a rien à sauvegarder dans { $path }
backup-unheard = le serveur en marche ne répond pas : est-il à quelqu’un d’autre ?
restore-damaged = { $path } est endommagé : { $reason } ; rien n’a été modifié
restore-failed = rien n’a pu être restauré dans { $path } : { $reason }
restore-log = { $path } est endommagé : le journal de la table { $table } s’interrompt ou n’a pas de sens ; rien n’a été modifié
restore-nothing = { $path } n’est pas une sauvegarde : ce fichier n’existe pas ou est vide
restore-running = un serveur tourne dans { $path } : arrête-le d’abord
server-port = impossible d’écouter sur le port { $port } de { $host } : { $reason } ; choisis un autre --port ou --host
serve-about = Démarrer un serveur de tables : jouer dans le navigateur, entre amis et avec des joueurs virtuels.
serve-own = La table s’ouvre dans ton navigateur. Tes parties sont gardées dans { $data }. « Ctrl+C » la ferme ; « red7 --help » montre tout le reste.
serve-ready = Red7 est ouvert à { $address }
serve-alone = Seul cet appareil peut l’ouvrir. Pour laisser entrer d’autres appareils de ton réseau, démarre-le avec --host 0.0.0.0
serve-no-page = Il n’a pas de page web : ce paquet a été construit sans elle. Installe Node { $node } ou plus récent, puis réinstalle ce paquet à partir de ses sources.
serve-no-bus = Redis ne répond pas à { $bus } : d’ici là, les processus apprennent les coups des autres une seconde plus tard, et chacun compte les limites pour lui-même.
serve-room = Il y a de la place pour { $connections } connexions à la fois ; le système accorde { $descriptors } descripteurs à ce processus.
backup-about = Copier dans un fichier tout ce que garde un serveur de tables, qu’il tourne ou non.
restore-about = Mettre une sauvegarde à la place de tout ce qu’un serveur de tables conserve. Le serveur doit être arrêté.
rekey-about = Ajouter une nouvelle clé de signature devant les autres. Les serveurs en marche la prennent en compte, et personne n’est déconnecté.
rekey-done = Les nouvelles sessions sont signées avec une nouvelle clé : { $path }
backup-done = La sauvegarde est complète : { $path }
backup-exists = { $path } existe déjà : choisis un autre nom, ou ajoute --force pour le remplacer
backup-progress = Copie en cours
restore-done = La sauvegarde est en place : { $path }
restore-aside = Ce qu’il y avait avant est gardé ici : { $path }
tool-option-host = L’adresse où écouter ; 0.0.0.0 laisse entrer d’autres appareils de ton réseau.
tool-option-port = Le port où écouter ; 0 en prend un libre.
tool-option-data = Le dossier de tout ce que garde le serveur.
tool-option-force = Remplacer le fichier s’il existe.
tool-option-database = Le garder dans PostgreSQL à la place : postgresql://…
tool-option-bus = Tenir les autres processus au courant par Redis : redis://…
tool-option-public_url = L’adresse que tapent les gens, si le serveur est derrière un proxy.
tool-option-trusted_proxies = Les adresses des proxys dont X-Forwarded-For compte, séparées par des virgules.
tool-option-metrics_from = Les adresses qui peuvent lire /metrics, séparées par des virgules.
tool-option-key_file = Le fichier des clés qui signent les sessions des invités, quand plusieurs processus les partagent.
tool-option-retention_days = Combien de jours garder les tables finies, et les invités qui ne reviennent pas.
tool-option-thinkers = Dans combien de processus réfléchissent les joueurs virtuels ; 0 : un de moins que de processeurs.
tool-option-log = Journal en lignes lisibles ou en JSON.
tool-option-browser = Ouvrir la page dans le navigateur de cette machine.
offline-base = --base : reçu { $found }, attendu un chemin comme /red7
offline-damaged = { $path } est abîmé : { $name } n’est plus comme à la fabrication du fichier ; procure-le-toi de nouveau
offline-file = { $path } n’est pas le jeu hors ligne : attendu un fichier red7-offline-….zip
offline-folder = { $path } contient des fichiers d’autre chose : choisis un dossier nouveau ou vide
offline-newer = { $path } contient la version { $version }, sous une forme que ce programme ne connaît pas encore : mets-le à jour
offline-unreadable = { $path } est illisible : { $reason }
static-about = Déballer le jeu pour un espace web : il tourne alors dans le navigateur, sans serveur.
static-done = Red7 { $version } est dans { $path }, à servir sous { $base } : mets ce dossier sur n’importe quel espace web.
tool-option-bundle = Le fichier red7-offline-….zip qui contient le jeu.
tool-option-base = Le chemin de l’espace web sous lequel le dossier est servi, si ce n’est pas /.
tool-option-offline = Proposer de jouer sans le serveur : le fichier red7-offline-….zip.
